import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {withoutPending} from './config/sidebarItems';

const pages = ['index', 'create', 'process', 'access_token'];

export default {
  oauth: withoutPending(pages, 'oauth'),
} satisfies SidebarsConfig;
