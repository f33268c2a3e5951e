import {createSign} from 'node:crypto';
import {readFileSync} from 'node:fs';

const api = process.env.ATOMGIT_API ?? 'https://api.atomgit.com';
const appId = process.env.ATOMGIT_APP_ID;
const privateKey = readFileSync(process.env.ATOMGIT_PRIVATE_KEY_FILE, 'utf8');

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

// A JWT of the app itself, valid for ten minutes: issued a minute ago, so that
// clocks may differ a little.
function signAppToken() {
  const now = Math.floor(Date.now() / 1000);
  const head = encode({alg: 'RS256', typ: 'JWT'});
  const claims = encode({iss: appId, iat: now - 60, exp: now + 600});
  const signature = createSign('RSA-SHA256')
    .update(`${head}.${claims}`)
    .sign(privateKey);
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

async function call(method, path, token) {
  const response = await fetch(api + path, {
    method,
    headers: {Authorization: `Bearer ${token}`, 'X-Api-Version': '2023-02-21'},
  });
  if (!response.ok) {
    throw new Error(
      `${method} ${path}: HTTP ${response.status} ${await response.text()}`,
    );
  }
  return response.json();
}

const [space] = process.argv.slice(2);
const appToken = signAppToken();
const installations = await call('GET', '/app/installations', appToken);
const installation = installations.find(({account}) => account.path === space);
if (!installation) {
  const spaces =
    installations.map(({account}) => account.path).join(', ') || 'no space';
  console.error(
    `The app is not installed in "${space}". It is installed in: ${spaces}`,
  );
  process.exit(1);
}
const {token} = await call(
  'POST',
  `/app/installations/${installation.id}/access_tokens`,
  appToken,
);
console.log(token);
