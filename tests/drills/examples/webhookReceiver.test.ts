import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {request} from 'node:http';
import {createInterface, type Interface} from 'node:readline';
import {after, before, describe, test} from 'node:test';

import {reasonToSkip} from '../../support/programs';

const pages = [
  'docs/repo/webhooks.mdx',
  'i18n/en/docusaurus-plugin-content-docs/current/repo/webhooks.mdx',
];
const credentials = 'atomgit:correct horse';

/** What each documented payload is sent as, and the line that a receiver prints for it. */
const events = [
  {file: 'push.json', event: 'Push Hook', line: 'dev pushed to refs/heads/master, commits: 1'},
  {file: 'tag-push.json', event: 'Tag Push Hook', line: 'dev created refs/tags/v1.0'},
  {file: 'note.json', event: 'Note Hook', line: 'dev commented: Please add a test.'},
  {
    file: 'merge-request.json',
    event: 'Merge Request Hook',
    line: 'change request 12 (Add search): open',
  },
];

function readBlock(page: string, title: string): string {
  const [, block] = readFileSync(page, 'utf8').split(`title="${title}"\n`);
  assert.ok(block, `${page} has a block with the title ${title}`);
  return block.split('\n```')[0] ?? '';
}

const receivers = [
  {command: process.execPath, file: 'receiver.mjs'},
  {command: 'python3', file: 'receiver.py'},
];

for (const {command, file} of receivers) {
  describe(`the webhook receiver ${file}`, {skip: reasonToSkip([command])}, () => {
    const program = `examples/webhook-receiver/${file}`;
    let child: ChildProcess;
    let lines: Interface;
    let url: string;

    function nextLine(): Promise<string> {
      return new Promise((resolve) => lines.once('line', resolve));
    }

    const describeSender = (event: string, login = credentials) => ({
      'X-AtomGit-Event': event,
      Authorization: `Basic ${Buffer.from(login).toString('base64')}`,
    });

    /** Waits with the body, as a client does that expects a refusal: one that comes meanwhile may be lost. */
    function sendWhenAllowed(body: string): Promise<number | undefined> {
      const headers = {
        ...describeSender('Push Hook'),
        'Content-Length': body.length,
        Expect: '100-continue',
      };
      return new Promise((resolve, reject) => {
        const sent = request(url, {method: 'POST', headers});
        sent.on('continue', () => sent.end(body));
        sent.on('response', ({statusCode}) => {
          resolve(statusCode);
          sent.destroy();
        });
        sent.on('error', reject);
      });
    }

    function send(event: string, body: BodyInit, login?: string) {
      const headers = describeSender(event, login);
      // Needed for a body whose length is not known.
      return fetch(url, {method: 'POST', headers, body, duplex: 'half'} as RequestInit);
    }

    before(async () => {
      const [user, password] = credentials.split(':');
      child = spawn(command, [program], {
        env: {...process.env, PORT: '0', WEBHOOK_USER: user, WEBHOOK_PASSWORD: password},
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      assert.ok(child.stdout);
      lines = createInterface(child.stdout);
      const port = (await nextLine()).replace('Listening on ', '');
      url = `http://127.0.0.1:${port}/`;
    });

    after(() => child.kill());

    for (const {file: payload, event, line} of events) {
      test(`understands ${payload} as the page shows it`, async () => {
        const printed = nextLine();
        const response = await send(event, readBlock(pages[0] ?? '', payload));
        assert.equal(response.status, 204);
        assert.equal(await printed, line);
      });
    }

    test('understands a body of unknown length, which comes in chunks', async () => {
      const [first] = events;
      assert.ok(first);
      const {file: payload, event, line} = first;
      const printed = nextLine();
      const body = new Blob([readBlock(pages[0] ?? '', payload)]).stream();
      assert.equal((await send(event, body)).status, 204);
      assert.equal(await printed, line);
    });

    test('refuses a wrong password', async () => {
      assert.equal((await send('Push Hook', '{}', 'atomgit:wrong')).status, 401);
    });

    test('refuses a body that is not JSON, or none of an event', async () => {
      assert.equal((await send('Push Hook', 'not json')).status, 400);
      assert.equal((await send('Push Hook', 'null')).status, 400);
    });

    test('refuses a body over one megabyte', async () => {
      assert.equal(await sendWhenAllowed('x'.repeat(2 * 1024 * 1024)), 413);
    });

    test('stands in the pages of both languages as it was run', () => {
      for (const page of pages) {
        assert.equal(readBlock(page, file), readFileSync(program, 'utf8').trimEnd());
      }
    });
  });
}
