import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';

import {languages, Refusal, type Library} from './library';
import type {Search} from './search';
import * as tools from './tools';

export const name = 'atomgit-docs';

const language = z
  .enum(languages)
  .optional()
  .describe('zh-Hans or en; by default that of the words');

/** What a tool answers, in the form of the protocol. What it cannot do is an answer too, and says what to do. */
async function answer(work: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    const result = await work();
    const text = typeof result === 'string' ? result : JSON.stringify(result, null, 1);
    return {content: [{type: 'text', text}]};
  } catch (problem) {
    if (!(problem instanceof Refusal)) console.error(problem);
    const text =
      problem instanceof Refusal
        ? problem.message
        : `The release could not be read: ${problem instanceof Error ? problem.message : String(problem)}`;
    return {isError: true, content: [{type: 'text', text}]};
  }
}

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
      description:
        'Search the AtomGit documentation. Answers titles, sections, excerpts and addresses.',
      inputSchema: {
        query: z.string().describe('a question or words, in Chinese or English'),
        language,
        limit: z.number().int().min(1).max(tools.limits.hits).optional(),
      },
      annotations,
    },
    (input) => answer(() => tools.search(library, ask, input)),
  );
  server.registerTool(
    'read',
    {
      description: 'Read a page of the AtomGit documentation as Markdown, or one section of it.',
      inputSchema: {
        address: z.string().describe('URL or path of a page, such as /en/repo/branch'),
        heading: z.string().optional().describe('id or words of a heading'),
      },
      annotations,
    },
    (input) => answer(() => tools.read(library, input)),
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
    (input) => answer(() => tools.operation(library, input)),
  );
  server.registerTool(
    'error',
    {
      description: 'Find the sections that explain an error message of Git or of AtomGit.',
      inputSchema: {message: z.string().describe('the message as it was shown'), language},
      annotations,
    },
    (input) => answer(() => tools.error(library, ask, input)),
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
