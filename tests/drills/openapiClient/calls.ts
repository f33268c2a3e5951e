// Compiled and run by tests/drills/openapiClient.test.ts, which makes ./atomgit from the OpenAPI file.
import createClient from 'openapi-fetch';

import type {paths} from './atomgit';

const repository = {owner: 'demo-org', repo: 'hello-world'};

/** One call of each kind, as a program that trusts the types would make it. */
export async function makeCalls(baseUrl: string, token: string) {
  const api = createClient<paths>({baseUrl, headers: {Authorization: `Bearer ${token}`}});
  return {
    'read one object': await api
      .GET('/user/info')
      .then(({response, data}) => [response.status, data?.login]),

    'read a list, page by page': await api
      .GET('/repos/{owner}/{repo}/branches', {
        params: {path: repository, query: {page: 1, per_page: 100}},
      })
      .then(({response, data = []}) => [response.status, ...data.map(({name}) => name)]),

    'read a nested object': await api
      .GET('/repos/{owner}/{repo}/branches/{branch}', {
        params: {path: {...repository, branch: 'feature/login'}},
      })
      .then(({response, data}) => [response.status, data?.commit?.author?.email]),

    'read a list inside an object': await api
      .GET('/notifications/threads', {params: {query: {unread: true, type: 'referer'}}})
      .then(({response, data}) => [response.status, data?.total, data?.list?.length]),

    'create an object': await api
      .POST('/repos/{owner}/{repo}/issues', {
        params: {path: repository},
        body: {title: 'The build fails', body: 'Since this morning.'},
      })
      .then(({response, data}) => [response.status, data?.number, data?.state]),

    'change a part of an object': await api
      .PATCH('/repos/{owner}/{repo}/issues/{issue_number}', {
        params: {path: {...repository, issue_number: 1}},
        body: {state: 'closed', state_reason: 'completed'},
      })
      .then(({response, data}) => [response.status, data?.user?.login]),

    'replace a file, its path with slashes': await api
      .PUT('/repos/{owner}/{repo}/contents/{path}', {
        params: {path: {...repository, path: 'docs/guide.md'}},
        body: {message: 'Add the installation guide', content: 'SGVsbG8sIEF0b21HaXQhCg=='},
      })
      .then(({response, data}) => [response.status, data?.content?.path]),

    'send a deep structure': await api
      .POST('/repos/{owner}/{repo}/check-runs', {
        params: {path: repository},
        body: {
          name: 'unit-tests',
          head_sha: '7c9f0e6a2b41d85c33aa90e1f4b6d27a58c0e913',
          status: 'completed',
          conclusion: 'failure',
          output: {
            title: 'Two tests failed',
            summary: 'Passed: 128, failed: 2',
            annotations: [
              {
                path: 'docs/guide.md',
                start_line: 8,
                end_line: 8,
                annotation_level: 'failure',
                message: 'The command in this line fails',
              },
            ],
          },
        },
      })
      .then(({response, data}) => [response.status, data?.conclusion]),

    'delete, without an answer': await api
      .DELETE('/repos/{owner}/{repo}/issues/comments/{comment_id}', {
        params: {path: {...repository, comment_id: '64b3f2a1c9e77a0012d4e5fc'}},
      })
      .then(({response, data}) => [response.status, data]),

    'get a token, without having one': await createClient<paths>({baseUrl})
      .POST('/login/oauth/access_token', {
        body: {client_id: '<client_id>', client_secret: '<client_secret>', code: '<code>'},
      })
      .then(({response, data}) => [response.status, data?.access_token]),

    'be refused without a token': await createClient<paths>({baseUrl})
      .GET('/user/info')
      .then(({response, error}) => [response.status, error && 'error' in error && error.error]),
  };
}
