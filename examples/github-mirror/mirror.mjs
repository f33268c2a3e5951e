// Pushes the mirror in this folder to GitHub whenever AtomGit reports a push.
import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import {promisify} from 'node:util';

const git = promisify(execFile).bind(undefined, 'git');
const {HOOK_USER, HOOK_PASSWORD, PORT = '8080'} = process.env;
if (!HOOK_USER || !HOOK_PASSWORD) {
  console.error(
    'Set HOOK_USER and HOOK_PASSWORD to what the address of the webhook contains.',
  );
  process.exit(1);
}

const credentials = Buffer.from(`${HOOK_USER}:${HOOK_PASSWORD}`).toString('base64');
const events = ['Push Hook', 'Tag Push Hook'];

async function synchronise() {
  await git(['fetch', '--prune', 'origin']);
  await git([
    'push',
    '--prune',
    'github',
    '+refs/heads/*:refs/heads/*',
    '+refs/tags/*:refs/tags/*',
  ]);
}

/** One run after another: two pushes at once would get in each other's way. */
let last = Promise.resolve();

createServer((request, response) => {
  request.resume();
  const known = request.headers.authorization === `Basic ${credentials}`;
  const wanted = events.includes(request.headers['x-atomgit-event']);
  response.writeHead(known ? (wanted ? 202 : 204) : 401).end();
  if (!known || !wanted) return;
  last = last.then(synchronise).then(
    () => console.log('Synchronised'),
    (error) => console.error(error.message),
  );
}).listen(Number(PORT), () => console.log(`Listening on port ${PORT}`));
