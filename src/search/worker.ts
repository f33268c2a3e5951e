import {SearchWorker} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker';

import type {SearchAnswer, SearchHit, SearchRequest, SearchTask} from './types';

const engine = new SearchWorker();

/** The engine would read an error page as if it were the index. */
const fetchAnything = self.fetch.bind(self);
self.fetch = async (...request) => {
  const response = await fetchAnything(...request);
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${response.url}`);
  return response;
};

/** A task without input only loads the index. */
async function run({baseUrl, context, input, limit = 0}: SearchTask): Promise<SearchHit[]> {
  await engine.fetchIndexes(baseUrl, context);
  return input === undefined ? [] : engine.search(baseUrl, context, input, limit);
}

function answer(message: SearchAnswer): void {
  self.postMessage(message);
}

self.addEventListener('message', ({data}: MessageEvent<Partial<SearchRequest>>) => {
  const {id, task} = data;
  if (id === undefined || task === undefined) return;
  run(task).then(
    (hits) => {
      answer({id, hits});
    },
    (reason: unknown) => {
      answer({id, error: reason instanceof Error ? reason.message : String(reason)});
    },
  );
});
