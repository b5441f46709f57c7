import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createCaller } from '../../tools/load/kills/caller.mjs';

type Step = 'breaks' | { readonly http?: number; readonly status: number; readonly reason?: string };

let server: Server;
afterEach(() => void server.close());

/** Starts a server that takes these steps, and notes each call with its key. */
async function scripted(...steps: readonly Step[]) {
  const calls: string[] = [];
  server = createServer((request, response) => {
    const step = steps[calls.length] ?? { status: 500 };
    calls.push(`${request.method} ${request.url} ${request.headers['idempotency-key'] ?? ''}`.trim());
    if (step === 'breaks') return void request.socket.destroy();
    const { http = 200, ...body } = step;
    response.writeHead(http, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const seen: string[] = [];
  const tally = { add: (kind: string, _: number, status: number) => void seen.push(`${kind} ${status}`) };
  const waited: number[] = [];
  const wait = async (ms: number) => void waited.push(ms);
  return { calls, seen, waited, ...createCaller({ next: () => ({ port }) }, tally, wait) };
}

const NEVER = { http: 404, status: 404, reason: 'never_arrived' };

describe('a write of the load test', () => {
  it('is sent once where it is answered', async () => {
    const { write, calls, acknowledged, seen } = await scripted({ status: 200 });
    const { key, status } = await write('cart', '/cart/add', {});
    expect([status, calls]).toEqual([200, [`POST /cart/add ${key}`]]);
    expect(acknowledged.get(key)).toEqual({ kind: 'cart', status: 200 });
    expect(seen).toEqual(['cart 200']);
  });

  it('is asked for where its reply was lost, and not sent again where it was done', async () => {
    const { write, calls, counts } = await scripted('breaks', { status: 406 });
    const { key, status } = await write('order', '/order', {});
    expect([status, calls]).toEqual([406, [`POST /order ${key}`, `GET /requests/${key}`]]);
    expect(counts).toMatchObject({ broken: 1, wasDone: 1, neverArrived: 0 });
  });

  it('is sent again under the same key where it never arrived', async () => {
    const { write, calls, counts } = await scripted('breaks', NEVER, { status: 200 });
    const { key } = await write('order', '/order', {});
    expect(calls).toEqual([`POST /order ${key}`, `GET /requests/${key}`, `POST /order ${key}`]);
    expect(counts).toMatchObject({ broken: 1, wasDone: 0, neverArrived: 1 });
  });

  it('is asked for later and later while it runs', async () => {
    const running = { http: 202, status: 202 };
    const { write, waited, counts } = await scripted('breaks', running, running, { status: 200 });
    expect((await write('order', '/order', {})).status).toBe(200);
    expect(waited).toEqual([0, 1000, 2000]);
    expect(counts.wasDone).toBe(1);
  });

  it('is sent again under the same key where the server was busy', async () => {
    const { write, calls, counts, acknowledged } = await scripted({ http: 503, status: 503 }, { status: 200 });
    const { key } = await write('cart', '/cart/add', {});
    expect(calls).toEqual([`POST /cart/add ${key}`, `POST /cart/add ${key}`]);
    expect([counts.busy, acknowledged.size]).toEqual([1, 1]);
  });
});
