#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Starts Firefox for Playwright and answers in its place the commands that its extended support release lacks. Playwright sends them for
 * every context and gives up where one fails. It also names the downloads of files that a page has made, because Playwright leaves out those
 * without a name, and gives the sizes of paper in centimeters. It may go once none of this is needed.
 *
 * Takes the arguments of Firefox; `FIREFOX_PATH` is the program.
 */
const LACKS = new Set(['emulation.setMediaFeaturesOverride']);
const ADDRESS = /listening on (ws:\/\/\S+)/;

const CM_PER_INCH = 2.54;

/** Returns sizes of paper in centimeters, as the protocol has them; Playwright sends inches. */
const inCentimeters = (sizes = {}) =>
  Object.fromEntries(Object.entries(sizes).map(([name, inches]) => [name, inches * CM_PER_INCH]));

/** Returns a command as Firefox has to get it. */
function corrected(text, { method, params, ...rest }) {
  if (method !== 'browsingContext.print') return text;
  const { page, margin } = params;
  return JSON.stringify({
    ...rest,
    method,
    params: { ...params, page: inCentimeters(page), margin: inCentimeters(margin) },
  });
}

const OF_DOWNLOAD = /^\{"type":"event","method":"browsingContext\.download/;

/** Returns a message of the browser, in which each download has a name: that of its navigation, or its address where there was none. */
function withName(text) {
  if (!OF_DOWNLOAD.test(text)) return text;
  const message = JSON.parse(text);
  message.params.download ??= message.params.navigation ?? message.params.url;
  return JSON.stringify(message);
}

/** Connects one client with the browser. Messages wait until the browser is connected. */
function join(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false });
  const open = new Promise((ready) => {
    browser.once('open', ready);
  });
  client.on('message', async (data) => {
    const text = data.toString();
    const command = JSON.parse(text);
    if (LACKS.has(command.method)) client.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
    else {
      await open;
      browser.send(corrected(text, command));
    }
  });
  browser.on('message', (data) => client.send(withName(data.toString())));
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
  client.on('close', () => browser.close());
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
process.on('exit', () => firefox.kill('SIGKILL'));
firefox.on('exit', (code) => process.exit(code ?? 1));
firefox.on('error', (error) => {
  console.error(`Firefox did not start: ${error.message}`);
  process.exit(1);
});

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = ADDRESS.exec(line) ?? [];
  if (!address) return void console.error(line);
  const proxy = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  proxy.on('connection', (client, { url }) => join(client, new URL(url ?? '/', address).href));
  proxy.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${proxy.address().port}`));
});
