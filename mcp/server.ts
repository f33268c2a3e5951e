import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

import {answer, type Answer} from '../src/assistants/answer';
import type {Search} from '../src/assistants/hits';
import {languages, type Library} from '../src/assistants/library';
import * as tools from '../src/assistants/tools';

export const name = 'atomgit-docs';

const language = z.enum(languages).optional().describe(tools.texts.language);

/** A fault of the release is for the log of whoever runs the server, too. */
const run = (work: () => Promise<unknown>): Promise<Answer> => answer(work, console.error);

const resources = [
  ['llms.txt', 'text/plain', 'All pages in Chinese'],
  ['en/llms.txt', 'text/plain', 'All pages in English'],
  ['openapi.yaml', 'application/yaml', 'Description of the API in Chinese'],
  ['en/openapi.yaml', 'application/yaml', 'Description of the API in English'],
  ['terminology.json', 'application/json', 'Terms in both languages'],
] as const;

/** The tools over a release. They keep nothing between two calls and change nothing. */
export function createServer(library: Library, ask: Search, version: string): McpServer {
  const server = new McpServer({name, version});
  const annotations = {readOnlyHint: true, openWorldHint: false};
  server.registerTool(
    'search',
    {
      description: tools.texts.search,
      inputSchema: {
        query: z.string().describe(tools.texts.query),
        language,
        limit: z.number().int().min(1).max(tools.limits.hits).optional(),
      },
      annotations,
    },
    (input) => run(() => tools.search(library, ask, input)),
  );
  server.registerTool(
    'read',
    {
      description: tools.texts.read,
      inputSchema: {
        address: z.string().describe(tools.texts.address),
        heading: z.string().optional().describe(tools.texts.heading),
      },
      annotations,
    },
    (input) => run(() => tools.read(library, input)),
  );
  server.registerTool(
    'operation',
    {
      description: 'Look up an operation of the AtomGit OpenAPI: parameters, scopes and a sample.',
      inputSchema: {
        operationId: z.string().optional(),
        method: z.string().optional(),
        path: z.string().optional().describe('such as /repos/{owner}/{repo}/issues'),
        language: z.enum(languages).optional().describe('zh-Hans by default'),
      },
      annotations,
    },
    (input) => run(() => tools.operation(library, input)),
  );
  server.registerTool(
    'error',
    {
      description: 'Find the sections that explain an error message of Git or of AtomGit.',
      inputSchema: {message: z.string().describe('the message as it was shown'), language},
      annotations,
    },
    (input) => run(() => tools.error(library, ask, input)),
  );
  for (const [file, mimeType, title] of resources) {
    server.registerResource(file, `atomgit-docs:///${file}`, {title, mimeType}, async (uri) => {
      const text = await library.release.read(file);
      if (text === undefined) throw new Error(`The release has no ${file}.`);
      return {contents: [{uri: uri.href, mimeType, text}]};
    });
  }
  return server;
}
