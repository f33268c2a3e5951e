import {translate} from '@docusaurus/Translate';

import type {Context} from './contexts';

/** What the parts of the site are called. */
export const nameContexts = (): Record<Context, string> => ({
  guides: translate({id: 'search.context.guides', message: '用户指南'}),
  openAPI: translate({id: 'search.context.openAPI', message: '开放接口'}),
  oauth: translate({id: 'search.context.oauth', message: 'OAuth 应用'}),
  community: translate({id: 'search.context.community', message: '社区'}),
  devtools: translate({id: 'search.context.devtools', message: '开发者工具'}),
});
