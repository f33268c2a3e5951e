import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {createVerify, generateKeyPairSync} from 'node:crypto';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';

const program = 'examples/app-installation/installation-token.mjs';
const appId = '1001';
const {privateKey, publicKey} = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'pem'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});

let server: Server;

function bearer(request: IncomingMessage): string {
  return (request.headers.authorization ?? '').replace(/^Bearer /, '');
}

function isAppToken(token: string): boolean {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const verifier = createVerify('RSA-SHA256').update(`${head}.${claims}`);
  if (!verifier.verify(publicKey, Buffer.from(signature, 'base64url'))) return false;
  const {iss, iat, exp} = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    iss: string;
    iat: number;
    exp: number;
  };
  const now = Date.now() / 1000;
  return iss === appId && iat <= now && exp > now && exp - iat <= 660;
}

/** Answers the two calls as the guide describes them, only to the app itself. */
function answer(request: IncomingMessage): {status: number; body: unknown} {
  const call = `${request.method} ${request.url}`;
  const unauthorized = {status: 401, body: {error: 'invalid_token', error_description: call}};
  if (!isAppToken(bearer(request))) return unauthorized;
  if (call === 'GET /app/installations') {
    return {status: 200, body: [{id: 7, account: {path: 'example-org'}}]};
  }
  if (call === 'POST /app/installations/7/access_tokens') {
    return {status: 201, body: {token: 'ats_example', expires_at: '2024-08-01T12:00:00+08:00'}};
  }
  return {status: 404, body: {}};
}

function run(keyPem: string, space = 'example-org') {
  const {port} = server.address() as AddressInfo;
  const keyFile = path.join(mkdtempSync(path.join(tmpdir(), 'app-key-')), 'private-key.pem');
  writeFileSync(keyFile, keyPem);
  return promisify(execFile)(process.execPath, [program, space], {
    env: {
      ATOMGIT_API: `http://127.0.0.1:${port}`,
      ATOMGIT_APP_ID: appId,
      ATOMGIT_PRIVATE_KEY_FILE: keyFile,
    },
  });
}

before(async () => {
  server = createServer((request, response) => {
    const {status, body} = answer(request);
    response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

after(() => server.close());

test('the app signs a JWT and prints the installation token of a space, and nothing else', async () => {
  const {stdout} = await run(privateKey);
  assert.equal(stdout, 'ats_example\n');
});

test('a space without the app ends with those that have it', async () => {
  await assert.rejects(run(privateKey, 'nowhere'), /not installed in "nowhere".*: example-org/);
});

test('a key that is not the app’s ends with the refused call', async () => {
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: {type: 'spki', format: 'pem'},
    privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
  });
  await assert.rejects(run(other.privateKey), /GET \/app\/installations: HTTP 401/);
});

for (const page of [
  'docs/app/demo.mdx',
  'i18n/en/docusaurus-plugin-content-docs/current/app/demo.mdx',
]) {
  test(`${page} shows the program as it was run`, () => {
    assert.ok(readFileSync(page, 'utf8').includes(readFileSync(program, 'utf8').trimEnd()));
  });
}
