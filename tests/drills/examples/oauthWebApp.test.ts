import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createServer as createTcpServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {after, before, beforeEach, describe, it} from 'node:test';

const root = path.resolve(__dirname, '../../..');
const program = path.join(root, 'examples/oauth-web-app/server.mjs');
const clientId = 'example-client-id';
const clientSecret = 'example-client-secret';
const hours = 3_600_000;

/** What the stand-in for AtomGit does, and what it has seen; each test starts from a fresh one. */
type AtomGit = {
  consents: boolean;
  acceptsCodes: boolean;
  acceptsRefresh: boolean;
  tokenLifetime: number;
  login: string;
  userStatus: number;
  userHeaders: Record<string, string>;
  codes: Set<string>;
  validTokens: Set<string>;
  issued: string[];
  exchanges: number;
  refreshes: number;
  refreshSeen: () => void;
  refreshReleased: Promise<void>;
};

function freshAtomGit(): AtomGit {
  return {
    consents: true,
    acceptsCodes: true,
    acceptsRefresh: true,
    tokenLifetime: 8 * hours,
    login: 'contributor',
    userStatus: 200,
    userHeaders: {},
    codes: new Set(),
    validTokens: new Set(),
    issued: [],
    exchanges: 0,
    refreshes: 0,
    refreshSeen: () => undefined,
    refreshReleased: Promise.resolve(),
  };
}

let atomgit = freshAtomGit();
let registeredCallback = '';

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...atomgit.userHeaders});
  response.end(JSON.stringify(body));
}

function authorize(query: URLSearchParams, response: ServerResponse): void {
  const callback = query.get('redirect_uri');
  if (query.get('client_id') !== clientId || callback !== registeredCallback) {
    sendJson(response, 400, {});
    return;
  }
  const location = new URL(callback);
  if (atomgit.consents) {
    const code = `code-${atomgit.codes.size}`;
    atomgit.codes.add(code);
    location.searchParams.set('code', code);
  }
  location.searchParams.set('state', query.get('state') ?? '');
  response.writeHead(302, {Location: location.href});
  response.end();
}

function issueTokens(): Record<string, unknown> {
  const serial = atomgit.issued.length;
  const access = `atu_${serial}`;
  const refresh = `refresh_${serial}`;
  atomgit.validTokens.add(access);
  atomgit.issued.push(access, refresh);
  return {
    access_token: access,
    expires_in: Date.now() + atomgit.tokenLifetime,
    refresh_token: refresh,
    refresh_token_expires_in: Date.now() + 184 * 24 * hours,
  };
}

async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
  assert.equal(request.headers['content-type'], 'application/json');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = JSON.parse(text) as Record<string, string>;
  if (body.client_id !== clientId || body.client_secret !== clientSecret) {
    sendJson(response, 403, {});
    return;
  }
  if (body.grant_type === 'refresh_token') {
    atomgit.refreshes += 1;
    atomgit.refreshSeen();
    await atomgit.refreshReleased;
    const known = atomgit.issued.includes(body.refresh_token ?? '');
    if (!known || !atomgit.acceptsRefresh) {
      sendJson(response, 403, {});
      return;
    }
    sendJson(response, 200, issueTokens());
    return;
  }
  atomgit.exchanges += 1;
  const fresh = atomgit.codes.delete(body.code ?? '');
  if (!fresh || !atomgit.acceptsCodes) {
    sendJson(response, 403, {});
    return;
  }
  sendJson(response, 200, issueTokens());
}

function user(request: IncomingMessage, response: ServerResponse): void {
  const sent = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (!atomgit.validTokens.has(sent)) {
    sendJson(response, 401, {error: 'invalid_token'});
    return;
  }
  sendJson(response, atomgit.userStatus, {login: atomgit.login});
}

const standIn: Server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const call = `${request.method} ${url.pathname}`;
  if (call === 'GET /login/oauth/authorize') {
    authorize(url.searchParams, response);
    return;
  }
  if (call === 'POST /login/oauth/access_token') return void token(request, response);
  if (call === 'GET /user/info') {
    user(request, response);
    return;
  }
  sendJson(response, 404, {});
});

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0);
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

type App = {process: ChildProcess; url: string};

async function startApp(environment: Record<string, string>): Promise<App> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [program], {
    env: {CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, PORT: port, ...environment},
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(child, 'exit').then(() => {
    throw new Error('The example stopped before it was ready.');
  });
  await Promise.race([once(child.stdout, 'data'), exit]);
  exit.catch(() => undefined);
  return {process: child, url: `http://localhost:${port}`};
}

/** A browser as far as the flow needs one: it keeps cookies and remembers all that it was sent. */
class Browser {
  readonly received: string[] = [];
  private readonly cookies = new Map<string, string>();

  async request(url: string, options: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {...options, redirect: 'manual', headers: {cookie}});
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.received.push(
      JSON.stringify([...response.headers]),
      await response.clone().text(),
      response.headers.get('location') ?? '',
    );
    return response;
  }

  /** Starts a login and goes as far as the callback, without calling it. */
  async goToCallback(app: App): Promise<string> {
    const start = await this.request(`${app.url}/login`);
    const consent = await this.request(start.headers.get('location') ?? '');
    return consent.headers.get('location') ?? '';
  }

  async logIn(app: App): Promise<Response> {
    return this.request(await this.goToCallback(app));
  }

  async readHome(app: App): Promise<{status: number; text: string}> {
    const response = await this.request(app.url);
    return {status: response.status, text: await response.text()};
  }
}

describe('The example web app of the OAuth guide', () => {
  let app: App;
  let standInUrl = '';

  before(async () => {
    standIn.listen(0);
    await once(standIn, 'listening');
    standInUrl = `http://localhost:${(standIn.address() as AddressInfo).port}`;
    app = await startApp({ATOMGIT_URL: standInUrl, ATOMGIT_API_URL: standInUrl});
    registeredCallback = `${app.url}/callback`;
  });

  after(() => {
    app.process.kill();
    standIn.close();
    standIn.closeAllConnections();
  });

  beforeEach(() => {
    atomgit = freshAtomGit();
  });

  it('greets the user who consented', async () => {
    const browser = new Browser();
    const callback = await browser.logIn(app);
    assert.equal(callback.status, 303);
    assert.equal(callback.headers.get('location'), '/');
    const home = await browser.readHome(app);
    assert.equal(home.status, 200);
    assert.match(home.text, /Hello, contributor/);
  });

  it('refuses a wrong state and leaves the code unused', async () => {
    const browser = new Browser();
    const callback = new URL(await browser.goToCallback(app));
    callback.searchParams.set('state', 'forged');
    assert.equal((await browser.request(callback.href)).status, 400);
    assert.equal(atomgit.exchanges, 0);
    assert.doesNotMatch((await browser.readHome(app)).text, /Hello/);
  });

  it('refuses a callback that another browser started', async () => {
    const callback = await new Browser().goToCallback(app);
    assert.equal((await new Browser().request(callback)).status, 400);
    assert.equal(atomgit.exchanges, 0);
  });

  it('refuses a callback without a state when no login was started', async () => {
    const response = await new Browser().request(`${app.url}/callback?code=code-0&state=`);
    assert.equal(response.status, 400);
    assert.equal(atomgit.exchanges, 0);
  });

  it('accepts a state only once', async () => {
    const browser = new Browser();
    const callback = await browser.goToCallback(app);
    assert.equal((await browser.request(callback)).status, 303);
    assert.equal((await browser.request(callback)).status, 400);
    assert.equal(atomgit.exchanges, 1);
  });

  it('uses a different, long state for every login', async () => {
    const states = new Set<string>();
    for (let login = 0; login < 3; login += 1) {
      const callback = new URL(await new Browser().goToCallback(app));
      states.add(callback.searchParams.get('state') ?? '');
    }
    assert.equal(states.size, 3);
    for (const state of states) assert.ok(state.length >= 32, state);
  });

  it('says that the sign-in was not completed when the user does not consent', async () => {
    atomgit.consents = false;
    const response = await new Browser().logIn(app);
    assert.equal(response.status, 400);
    assert.match(await response.text(), /was not completed/);
    assert.equal(atomgit.exchanges, 0);
  });

  it('offers a new login when AtomGit refuses the code', async () => {
    atomgit.acceptsCodes = false;
    const browser = new Browser();
    const response = await browser.logIn(app);
    assert.equal(response.status, 401);
    assert.match(await response.text(), /href="\/login"/);
    assert.doesNotMatch((await browser.readHome(app)).text, /Hello/);
  });

  it('refreshes a token that is about to expire, once for requests that arrive together', async () => {
    atomgit.tokenLifetime = 30_000;
    const browser = new Browser();
    await browser.logIn(app);
    atomgit.validTokens.clear();
    atomgit.tokenLifetime = 8 * hours;
    const seen = new Promise<void>((resolve) => (atomgit.refreshSeen = resolve));
    let release = (): void => undefined;
    atomgit.refreshReleased = new Promise((resolve) => (release = resolve));
    const first = browser.readHome(app);
    await seen;
    const others = [browser.readHome(app), browser.readHome(app)];
    // By the time these later requests are answered, the app has read the two before them.
    for (let round = 0; round < 3; round += 1) await fetch(`${app.url}/later`);
    release();
    for (const home of await Promise.all([first, ...others])) {
      assert.match(home.text, /Hello, contributor/);
    }
    assert.equal(atomgit.refreshes, 1);
    await browser.readHome(app);
    assert.equal(atomgit.refreshes, 1);
  });

  it('does not refresh a token that still has hours to live', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    await browser.readHome(app);
    assert.equal(atomgit.refreshes, 0);
  });

  it('ends the session when AtomGit refuses the refresh', async () => {
    atomgit.tokenLifetime = 30_000;
    atomgit.acceptsRefresh = false;
    const browser = new Browser();
    await browser.logIn(app);
    assert.equal((await browser.readHome(app)).status, 401);
    assert.deepEqual((await browser.readHome(app)).status, 200);
    assert.equal(atomgit.refreshes, 1);
  });

  it('ends the session when the user has revoked the token', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    atomgit.validTokens.clear();
    assert.equal((await browser.readHome(app)).status, 401);
    assert.match((await browser.readHome(app)).text, /href="\/login"/);
  });

  it('keeps the session through an outage of AtomGit', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    atomgit.userStatus = 500;
    assert.equal((await browser.readHome(app)).status, 502);
    atomgit.userStatus = 200;
    assert.match((await browser.readHome(app)).text, /Hello, contributor/);
  });

  it('keeps the session when the rate limit is used up', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    atomgit.userStatus = 403;
    atomgit.userHeaders = {'x-ratelimit-remaining': '0'};
    assert.equal((await browser.readHome(app)).status, 502);
    atomgit.userStatus = 200;
    assert.match((await browser.readHome(app)).text, /Hello, contributor/);
  });

  it('forgets the tokens when the user logs out', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    assert.equal((await browser.request(`${app.url}/logout`, {method: 'POST'})).status, 303);
    assert.doesNotMatch((await browser.readHome(app)).text, /Hello/);
  });

  it('does not log out on a plain link', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    assert.equal((await browser.request(`${app.url}/logout`)).status, 404);
    assert.match((await browser.readHome(app)).text, /Hello/);
  });

  it('shows markup in a name as text', async () => {
    atomgit.login = '<img src=x onerror="alert(1)">';
    const browser = new Browser();
    await browser.logIn(app);
    assert.doesNotMatch((await browser.readHome(app)).text, /<img/);
  });

  it('never sends a token or the secret to the browser', async () => {
    const browser = new Browser();
    await browser.logIn(app);
    await browser.readHome(app);
    assert.ok(atomgit.issued.length > 0);
    const received = browser.received.join('\n');
    for (const value of [clientSecret, ...atomgit.issued]) {
      assert.ok(!received.includes(value), `the browser received ${value}`);
    }
  });

  it('survives an odd request line', async () => {
    assert.equal((await fetch(`${app.url}//`)).status, 404);
    assert.equal((await fetch(`${app.url}/%`)).status, 404);
    assert.equal((await new Browser().readHome(app)).status, 200);
  });

  it('hides its cookies from scripts and other sites, and keeps them to https where it has it', async () => {
    const plain = await fetch(`${app.url}/login`, {redirect: 'manual'});
    const [cookie = ''] = plain.headers.getSetCookie();
    assert.match(cookie, /; HttpOnly; SameSite=Lax/);
    assert.doesNotMatch(cookie, /Secure/);
    const behindTls = await startApp({APP_URL: 'https://app.example'});
    try {
      const response = await fetch(`${behindTls.url}/login`, {redirect: 'manual'});
      assert.match(response.headers.getSetCookie().join(), /; Secure/);
      assert.match(
        response.headers.get('location') ?? '',
        /^https:\/\/atomgit\.com\/login\/oauth\/authorize\?.*redirect_uri=https%3A%2F%2Fapp\.example%2Fcallback/,
      );
    } finally {
      behindTls.process.kill();
    }
  });

  it('says what to set when the client id or secret is missing', async () => {
    const child = spawn(process.execPath, [program], {env: {CLIENT_ID: clientId}, timeout: 10_000});
    let message = '';
    child.stderr.on('data', (chunk: Buffer) => (message += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 1);
    assert.match(message, /CLIENT_ID and CLIENT_SECRET/);
  });

  for (const [language, page] of [
    ['Chinese', 'oauth/access_token.mdx'],
    ['English', 'i18n/en/docusaurus-plugin-content-docs-oauth/current/access_token.mdx'],
  ] as const) {
    it(`is the program that the ${language} page shows`, () => {
      const text = readFileSync(path.join(root, page), 'utf8');
      const [, shown] = /^```js title="server\.mjs"\n([^]*?)^```$/m.exec(text) ?? [];
      assert.equal(shown, readFileSync(program, 'utf8'));
    });
  }
});
