import {translate} from '@docusaurus/Translate';
import type {IconName} from '@site/src/components/Icon';

type Way = {to: string; icon: IconName; title: string};

/** Where to look without a question. */
export const listWays = (): Way[] => [
  {
    to: '/',
    icon: 'files',
    title: translate({id: 'search.page.home', message: '按任务和主题浏览'}),
  },
  {
    to: '/category/api',
    icon: 'code',
    title: translate({id: 'search.page.api', message: '按分类浏览接口'}),
  },
  {
    to: '/api',
    icon: 'discussion',
    title: translate({id: 'search.page.support', message: '到社区提问'}),
  },
];
