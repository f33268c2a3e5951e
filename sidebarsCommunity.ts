import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {withoutPending} from './config/sidebarItems';

const pages = ['index', 'access-requests', 'contributing', 'release-process', 'canary'];

export default {
  community: withoutPending(pages, 'api'),
} satisfies SidebarsConfig;
