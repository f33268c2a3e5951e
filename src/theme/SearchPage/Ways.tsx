import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import Questions from '@site/src/components/Questions';
import {popularQuestions} from '@site/src/data/questions';

/** Where else to look, before anything is asked and where nothing was found. */
export default function Ways(): ReactNode {
  return (
    <>
      <Questions questions={popularQuestions} />
      <Cards>
        <Card
          href="/"
          icon="files"
          title={translate({id: 'search.page.home', message: '按任务和主题浏览'})}
        />
        <Card
          href="/category/api"
          icon="code"
          title={translate({id: 'search.page.api', message: '按分类浏览接口'})}
        />
        <Card
          href="/api"
          icon="discussion"
          title={translate({id: 'search.page.support', message: '到社区提问'})}
        />
      </Cards>
    </>
  );
}
