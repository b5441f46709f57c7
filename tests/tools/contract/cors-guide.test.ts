import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContract } from '../../../tools/contract/contract';
import { freePort } from '../../../tools/free-port.mjs';
import { readRoot } from '../../laws/files';
import { openBackend, START, type Backend } from '../../server/kit';
import { put, runNginx } from '../../server/run-nginx';

/** A page on the site of the servers of these tests, in the place of the one in the examples. */
const PAGE = 'http://127.0.0.1:9';
const EXAMPLE_PAGE = 'https://www.example.com';

/** Returns the example of docs/cors.md in a language that has this word in it. @throws Error where there is none */
function exampleOf(language: string, word: string): string {
  const blocks = [...readRoot('docs/cors.md').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const code = blocks.find(([, name, text = '']) => name === language && text.includes(word))?.[2];
  if (code === undefined) throw new Error(`docs/cors.md has no example in ${language} with “${word}”`);
  return put(code, code.includes(EXAMPLE_PAGE) ? [[EXAMPLE_PAGE, PAGE]] : []);
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-cors-'));
const closers: (() => Promise<unknown>)[] = [];
let backend: Backend;

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Answers as the reference backend, and without a word on other origins. */
const answer: Answer = (request, response) =>
  getRequestListener(async (asked) => {
    const headers = new Headers(asked.headers);
    headers.delete('Origin');
    const own = await backend.app.request(new Request(asked, { headers }));
    const kept = [...own.headers].filter(([name]) => !name.startsWith('access-control-'));
    return new Response(own.body, { status: own.status, headers: kept });
  })(request, response);

async function listen(answering: Answer): Promise<number> {
  const server = createServer(answering).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  backend = await openBackend();
  closers.push(() => backend.close());
}, START);
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
  rmSync(folder, { recursive: true });
}, START);

/** Returns the checks of CORS that do not hold at a port, each with the reason or what mends it. */
async function faultsAt(port: number): Promise<readonly string[]> {
  const ports = { fetch, now: Date.now, wait: async () => undefined };
  const options = { only: ['cors'], write: false, slow: false, timeout: 15_000 };
  const { report } = await checkContract({ ...options, api: `http://127.0.0.1:${port}`, origin: PAGE }, ports);
  const results = report.areas.flatMap((area) => area.results);
  expect(results.length).toBeGreaterThan(8);
  return results.flatMap(({ id, outcome, reason, complaints }) =>
    outcome === 'passed' ? [] : [`${id}: ${reason ?? complaints.map(({ mend }) => mend).join(' ')}`],
  );
}

describe('the examples of docs/cors.md', () => {
  it('are needed: a server that says nothing of other origins fails', async () => {
    const faults = await faultsAt(await listen(answer));
    expect(faults.join('\n')).toContain(`cors.credentials: Access-Control-Allow-Origin: ${PAGE}`);
  });

  it('let a page call a server of Node', async () => {
    const file = join(folder, 'allow-pages.mjs');
    writeFileSync(file, exampleOf('js', 'export function allowPages'));
    const { allowPages } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const server = exampleOf('js', 'createServer(');
    const make = new Function('createServer', 'allowPages', 'answer', `return ${server.trim().replace(/;$/, '')}`);
    const listener: Answer = make((made: Answer) => made, allowPages, answer);
    expect(await faultsAt(await listen(listener))).toEqual([]);
  });

  it('let a page call a server behind nginx', { timeout: START }, async () => {
    const [behind, port] = [await listen(answer), await freePort()];
    const site = put(exampleOf('nginx', 'server {'), [
      ['listen 80;', `listen ${port};`],
      ['127.0.0.1:4173', `127.0.0.1:${behind}`],
    ]);
    closers.push(await runNginx(folder, site, port));
    expect(await faultsAt(port)).toEqual([]);
  });
});
