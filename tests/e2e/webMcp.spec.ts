import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';

import {openFolder} from '../../mcp/folder';
import {openLibrary} from '../../src/assistants/library';
import {openSearch} from '../../mcp/search';
import {createServer} from '../../mcp/server';
import {buildFolder} from '../support/site';
import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

type Answer = {isError?: boolean; content: {text: string}[]};
type Tool = {
  name: string;
  description: string;
  inputSchema: {properties: Record<string, {description?: string}>; required: string[]};
  annotations: {readOnlyHint: boolean};
  execute: (input: object) => Promise<Answer>;
};
type Offering = {modelContext?: object; offered?: Tool[]};

/** Stands for a browser with WebMCP: keeps what a page registers, and refuses a second tool of the same name. */
function offer(): void {
  const tools: Tool[] = [];
  const context = {
    registerTool: (tool: Tool) => {
      if (tools.some(({name}) => name === tool.name)) {
        return Promise.reject(new DOMException('There is one.', 'InvalidStateError'));
      }
      tools.push(tool);
      return Promise.resolve();
    },
  };
  Object.defineProperty(document, 'modelContext', {value: context});
  (window as Offering).offered = tools;
}

async function waitForTools(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as Offering).offered?.length === 2);
}

const call = (page: Page, name: string, input: object): Promise<Answer> =>
  page.evaluate(
    ([wanted, given]) => {
      const tool = (window as Offering).offered?.find((one) => one.name === wanted);
      if (!tool) throw new Error(`There is no ${wanted}.`);
      return tool.execute(given);
    },
    [name, input] as const,
  );

/** The tools of the server, over the same site. */
async function connect(): Promise<Client> {
  const library = await openLibrary(openFolder(buildFolder));
  const [one, other] = InMemoryTransport.createLinkedPair();
  await createServer(library, openSearch(library), '1').connect(one);
  const client = new Client({name: 'test', version: '1'});
  await client.connect(other);
  return client;
}

for (const address of ['/repo/branch', '/en/repo/branch']) {
  // Both languages ask the same code: `npm test` asks in one.
  const where = address.startsWith('/en/') ? ' @proof' : '';
  test(`webMcp: ${address} offers search and read to the browser, as the server does${where}`, async ({
    page,
  }) => {
    await page.addInitScript(offer);
    await open(page, address);
    await waitForTools(page);
    const client = await connect();
    const {tools} = await client.listTools();
    for (const name of ['search', 'read']) {
      const served = tools.find((tool) => tool.name === name);
      const own = await page.evaluate((wanted) => {
        const tool = (window as Offering).offered?.find((one) => one.name === wanted);
        return tool && {...tool, execute: undefined};
      }, name);
      expect(own?.description).toBe(served?.description);
      expect(own?.annotations.readOnlyHint).toBe(true);
      expect(own?.inputSchema.required).toEqual(served?.inputSchema.required);
      const describe = (properties: object) =>
        Object.entries(properties as Record<string, {description?: string}>).map(
          ([key, {description}]) => [key, description],
        );
      expect(describe(own?.inputSchema.properties ?? {})).toEqual(
        describe(served?.inputSchema.properties ?? {}),
      );
    }
    for (const [name, input] of [
      ['search', {query: '恢复误删的分支'}],
      ['search', {query: 'restore a deleted branch', limit: 2}],
      ['search', {query: 'branch', language: 'zh-Hans'}],
      ['search', {query: ' '}],
      ['search', {query: 'a'.repeat(501)}],
      ['search', {query: 'a\uD800'}],
      ['read', {address: '/en/user/pats', heading: 'scopes'}],
      ['read', {address: '/repo/branch#delete'}],
      ['read', {address: '/no/such/page'}],
      ['read', {address: '/../secret'}],
      ['read', {address: 'https://example.org/%2e%2e/'}],
      ['read', {address: '/en/user/pats', heading: 'none of them'}],
    ] as const) {
      const served = (await client.callTool({name, arguments: input})) as Answer;
      expect(await call(page, name, input), JSON.stringify(input).slice(0, 80)).toEqual(served);
    }
    await client.close();
  });
}

test('webMcp: what is no text is refused like what is empty, and a release that cannot be read is said', async ({
  page,
  expectedProblems,
}) => {
  await page.addInitScript(offer);
  await open(page, '/en/repo/branch');
  await waitForTools(page);
  for (const [name, input] of [
    ['search', {query: 7}],
    ['search', {}],
    ['read', {address: null}],
  ] as const) {
    const {isError, content} = await call(page, name, input);
    expect(isError).toBe(true);
    expect(content[0]?.text).toMatch(/is empty/);
  }
  await page.reload();
  await waitForTools(page);
  expectedProblems.expect(/answer 503|status of 503/);
  await page.route('**/pages.json', (route) => route.fulfill({status: 503}));
  const {isError, content} = await call(page, 'read', {address: '/repo/branch'});
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(/could not be read: .*503/);
  await page.unroute('**/pages.json');
  expect((await call(page, 'read', {address: '/repo/branch'})).isError).toBeUndefined();
});

test('webMcp: a browser without it loads nothing for it', async ({page, context}) => {
  const scripts = async (visited: Page): Promise<Set<string>> => {
    const names = new Set<string>();
    visited.on('request', (request) => {
      if (request.resourceType() === 'script') names.add(new URL(request.url()).pathname);
    });
    await open(visited, '/repo/branch');
    await visited.waitForLoadState('networkidle');
    return names;
  };
  const ordinary = await scripts(page);
  const other = await context.newPage();
  await other.addInitScript(offer);
  const offering = await scripts(other);
  await waitForTools(other);
  const more = [...offering].filter((name) => !ordinary.has(name));
  expect(more.length).toBeGreaterThan(0);
  expect([...ordinary].filter((name) => !offering.has(name))).toEqual([]);
});
