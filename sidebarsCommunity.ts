import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {findSection} from './config/sections';
import {part} from './config/sidebarItems';

const pages = ['index', 'access-requests', 'contributing', 'release-process', 'canary'];

export default {
  community: part(findSection('/api').title, pages, 'api'),
} satisfies SidebarsConfig;
