// Signs people in with AtomGit and greets them by name.
// Needs Node 20 or newer and no packages.
import {randomBytes} from 'node:crypto';
import {createServer} from 'node:http';

const {
  CLIENT_ID,
  CLIENT_SECRET,
  PORT = '8080',
  APP_URL = `http://localhost:${PORT}`,
  ATOMGIT_URL = 'https://atomgit.com',
  ATOMGIT_API_URL = 'https://api.atomgit.com',
} = process.env;

if (!CLIENT_ID || !CLIENT_SECRET) {
  console.error(
    'Set CLIENT_ID and CLIENT_SECRET to the values of your AtomGit app.',
  );
  process.exit(1);
}

const callbackUrl = `${APP_URL}/callback`;
const secure = APP_URL.startsWith('https:') ? '; Secure' : '';

/** Session id → tokens. In production: a database, with the tokens encrypted. */
const sessions = new Map();

/** AtomGit answered no: only a new login helps, not the same values again. */
class Refusal extends Error {}

async function callAtomGit(path, options) {
  const response = await fetch(ATOMGIT_API_URL + path, {
    ...options,
    signal: AbortSignal.timeout(10_000),
  });
  if (response.ok) return response.json();
  // 403 also means that the rate limit is used up, and that passes.
  const refused =
    [400, 401, 403, 404].includes(response.status) &&
    response.headers.get('x-ratelimit-remaining') !== '0';
  const message = `AtomGit answered ${response.status} to ${path}`;
  throw refused ? new Refusal(message) : new Error(message);
}

/** Exchanges an authorization code or a refresh token for a pair of tokens. */
function requestTokens(grant) {
  return callAtomGit('/login/oauth/access_token', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      ...grant,
    }),
  });
}

/** Refreshes a minute early. Requests that arrive together share one refresh. */
async function accessToken(session) {
  // `expires_in` is a point in time in milliseconds, not a number of seconds.
  if (session.tokens.expires_in - Date.now() < 60_000) {
    session.refresh ??= requestTokens({
      grant_type: 'refresh_token',
      refresh_token: session.tokens.refresh_token,
    }).finally(() => {
      session.refresh = undefined;
    });
    session.tokens = await session.refresh;
  }
  return session.tokens.access_token;
}

async function readUser(session) {
  const token = await accessToken(session);
  return callAtomGit('/user/info', {
    headers: {Authorization: `Bearer ${token}`, 'X-Api-Version': '2023-02-21'},
  });
}

function readCookie(request, name) {
  const cookies = (request.headers.cookie ?? '').split('; ');
  return cookies
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** With `SameSite=Strict` the cookie would not come along from AtomGit. */
function setCookie(response, name, value, maxAge) {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  response.appendHeader('Set-Cookie', `${name}=${value}; ${flags}`);
}

function escapeHtml(text) {
  return String(text).replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}

function show(response, status, html) {
  response.writeHead(status, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(
    `<!doctype html><html lang="en"><title>Sign in with AtomGit</title>${html}`,
  );
}

function redirect(response, location) {
  response.writeHead(303, {Location: location});
  response.end();
}

const loginLink = '<p><a href="/login">Sign in with AtomGit</a></p>';

const routes = {
  async 'GET /'(request, response) {
    const session = sessions.get(readCookie(request, 'session'));
    if (!session) return show(response, 200, loginLink);
    const {login} = await readUser(session);
    const logOut =
      '<form method="post" action="/logout"><button>Log out</button></form>';
    show(response, 200, `<p>Hello, ${escapeHtml(login)}</p>${logOut}`);
  },

  'GET /login'(request, response) {
    const state = randomBytes(32).toString('base64url');
    setCookie(response, 'state', state, 600);
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      state,
      redirect_uri: callbackUrl,
    });
    redirect(response, `${ATOMGIT_URL}/login/oauth/authorize?${query}`);
  },

  async 'GET /callback'(request, response, query) {
    const state = readCookie(request, 'state');
    setCookie(response, 'state', '', 0);
    if (!state || query.get('state') !== state) {
      return show(
        response,
        400,
        `<p>This sign-in was not started in this browser.</p>${loginLink}`,
      );
    }
    const code = query.get('code');
    if (!code)
      return show(
        response,
        400,
        `<p>The sign-in was not completed.</p>${loginLink}`,
      );
    const tokens = await requestTokens({code});
    // A new id at every sign-in: one that someone planted before is worth nothing.
    sessions.delete(readCookie(request, 'session'));
    const id = randomBytes(32).toString('base64url');
    sessions.set(id, {tokens});
    setCookie(response, 'session', id, 30 * 24 * 3600);
    redirect(response, '/');
  },

  'POST /logout'(request, response) {
    sessions.delete(readCookie(request, 'session'));
    setCookie(response, 'session', '', 0);
    redirect(response, '/');
  },
};

async function handle(request, response) {
  const [path, query] = request.url.split('?', 2);
  response.setHeader('Cache-Control', 'no-store');
  const route = routes[`${request.method} ${path}`];
  if (!route) return show(response, 404, '<p>There is no such page.</p>');
  try {
    await route(request, response, new URLSearchParams(query));
  } catch (error) {
    console.error(error.message);
    if (!(error instanceof Refusal)) {
      return show(
        response,
        502,
        '<p>AtomGit did not answer. Try again in a minute.</p>',
      );
    }
    sessions.delete(readCookie(request, 'session'));
    show(
      response,
      401,
      `<p>AtomGit no longer accepts this sign-in.</p>${loginLink}`,
    );
  }
}

createServer(handle).listen(Number(PORT), () => console.log(`Open ${APP_URL}`));
