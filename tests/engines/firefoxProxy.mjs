#!/usr/bin/env node
// Starts Firefox for Playwright, and stands between the two: releases of Firefox know fewer commands than Playwright
// sends for each new window, and the first unknown one would end the test.
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

import {WebSocket, WebSocketServer} from 'ws';

/** Answered as if done; what follows from it, `firefox.ts` leaves out of the tests. */
const unknownCommand = 'emulation.setMediaFeaturesOverride';
const largestMessage = 2 ** 30;

/** @param {string} text */
function answerUnknown(text) {
  if (!text.includes(unknownCommand)) return undefined;
  /** @type {unknown} */
  const command = JSON.parse(text);
  const {id, method} = /** @type {{id: number, method: string}} */ (command);
  if (method !== unknownCommand) return undefined;
  return JSON.stringify({type: 'success', id, result: {}});
}

/**
 * @param {WebSocket} tester
 * @param {string} address
 */
function passOn(tester, address) {
  const browser = new WebSocket(address, {perMessageDeflate: false, maxPayload: largestMessage});
  /** @type {string[]} */
  const early = [];
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  tester.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString();
    const answer = answerUnknown(text);
    if (answer) tester.send(answer);
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('message', (/** @type {Buffer} */ data) => {
    tester.send(data.toString());
  });
  browser.on('close', () => {
    tester.close();
  });
  browser.on('error', () => {
    tester.close();
  });
  tester.on('close', () => {
    browser.close();
  });
}

/**
 * Listens, and says so in the words in which Firefox does: Playwright waits for them.
 * @param {string} address
 */
function listenFor(address) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0, maxPayload: largestMessage});
  server.on('connection', (tester, {url}) => {
    passOn(tester, address + (url ?? ''));
  });
  server.on('listening', () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

const program = process.env.FIREFOX_PATH ?? 'firefox-esr';
const firefox = spawn(program, process.argv.slice(2), {stdio: ['ignore', 'inherit', 'pipe']});
firefox.on('error', ({message}) => {
  console.error(`${program} does not start: ${message}`);
  process.exit(1);
});
firefox.on('exit', (code) => {
  process.exit(code ?? 1);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}
createInterface({input: firefox.stderr}).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address) listenFor(address);
  else console.error(line);
});
