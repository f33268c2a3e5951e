import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {findSection} from './config/sections';
import {part} from './config/sidebarItems';

const pages = ['index', 'create', 'process', 'access_token'];

export default {
  oauth: part(findSection('/oauth').title, pages, 'oauth'),
} satisfies SidebarsConfig;
