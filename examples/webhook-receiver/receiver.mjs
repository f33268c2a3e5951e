import crypto from 'node:crypto';
import http from 'node:http';
import {env, exit} from 'node:process';

const user = env.WEBHOOK_USER;
const password = env.WEBHOOK_PASSWORD;
const port = env.PORT ?? 8000;
const largestBody = 1024 * 1024;

if (!user || !password) {
  console.error('Set WEBHOOK_USER and WEBHOOK_PASSWORD first.');
  exit(1);
}

const login = `${user}:${password}`;
const base64 = Buffer.from(login).toString('base64');
const expected = Buffer.from(`Basic ${base64}`);

// Takes the same time for every wrong value, so that it gives nothing away.
function isAuthorized(header = '') {
  const given = Buffer.from(header);
  return (
    given.length === expected.length && crypto.timingSafeEqual(given, expected)
  );
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) throw new RangeError('The body is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function describe(event, body) {
  if (event === 'Push Hook') {
    const {user_name, total_commits_count, ref} = body;
    return `${user_name} pushed to ${ref}, commits: ${total_commits_count}`;
  }
  if (event === 'Tag Push Hook') {
    const action = /^0+$/.test(body.after) ? 'deleted' : 'created';
    return `${body.user_name} ${action} ${body.ref}`;
  }
  if (event === 'Note Hook') {
    return `${body.user.username} commented: ${body.object_attributes.note}`;
  }
  if (event === 'Merge Request Hook') {
    const {action, iid, title} = body.object_attributes;
    return `change request ${iid} (${title}): ${action}`;
  }
  return `event ${event} is not handled`;
}

const server = http.createServer(async (request, response) => {
  if (!isAuthorized(request.headers.authorization)) {
    response.writeHead(401).end();
    return;
  }
  try {
    const line = describe(
      request.headers['x-atomgit-event'],
      await readBody(request),
    );
    // Respond immediately; put slow work in a queue.
    response.writeHead(204).end();
    console.log(line);
  } catch (error) {
    response.writeHead(error instanceof RangeError ? 413 : 400).end();
  }
});

server.listen(port, () => console.log(`Listening on ${server.address().port}`));
