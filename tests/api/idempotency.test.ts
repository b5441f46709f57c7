import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnknownOutcome, randomId } from '../../src/api/idempotency';
import { failed } from '../../src/api/reply';
import { broken, failureOf, html, inTurn, json, never, scripted, runUntilReply, type Act } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATH = '/order/update';
const KEY = 'key-1';
const unknownAfter = (write: Act, asked: Act) => scripted({ [PATH]: write, [`/requests/${KEY}`]: asked });
const send = (server: ReturnType<typeof scripted>, signal?: AbortSignal) =>
  runUntilReply(server.client.request('orderUpdate', { idempotencyKey: KEY, body: {}, signal }));

describe('a write with an unknown outcome', () => {
  it.each([
    ['a broken connection', broken],
    ['no answer in 30 s', never],
    ['an error page of a gateway', html(504)],
  ])('gets the stored outcome after %s', async (_, write) => {
    const server = unknownAfter(write, json({ status: 200, result: { order_id: 5 } }));
    expect(await send(server)).toMatchObject({ ok: true, status: 200, body: { status: 200, result: { order_id: 5 } } });
    expect(server.to(PATH)).toHaveLength(1);
  });

  it('fails with the stored failure, also with a 404', async () => {
    expect(failureOf(await send(unknownAfter(broken, json({ status: 604 }))))).toMatchObject({
      kind: 'status',
      status: 604,
    });
    expect(failureOf(await send(unknownAfter(broken, json({ status: 404 }))))).toMatchObject({
      kind: 'status',
      status: 404,
    });
  });

  it('is asked about again while the server still runs it', async () => {
    const server = unknownAfter(broken, inTurn(json({ status: 202 }, 202), html(502), broken, json({ status: 200 })));
    expect((await send(server)).ok).toBe(true);
    expect(server.to(`/requests/${KEY}`)).toHaveLength(4);
  });

  it('stays unknown when the server still runs it at the last question', async () => {
    const server = unknownAfter(broken, json({ status: 202 }, 202));
    expect(failureOf(await send(server))).toMatchObject({ kind: 'unknown-outcome', status: 0, idempotencyKey: KEY });
    expect(server.to(PATH)).toHaveLength(1);
  });

  it('never arrived if the server does not know its key, and may be sent again with the same key', async () => {
    const server = unknownAfter(
      inTurn(broken, json({ status: 200 })),
      json({ status: 404, reason: 'never_arrived' }, 404),
    );
    const failure = failureOf(await send(server));
    expect(failure).toMatchObject({ kind: 'never-arrived', idempotencyKey: KEY });
    expect((await send(server)).ok).toBe(true);
    expect(server.to(PATH).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([KEY, KEY]);
  });

  it('is not asked about once the caller has aborted', async () => {
    const controller = new AbortController();
    const server = unknownAfter(never, json({ status: 200 }));
    const reply = send(server, controller.signal);
    controller.abort();
    expect(failureOf(await reply).kind).toBe('aborted');
    expect(server.to(`/requests/${KEY}`)).toHaveLength(0);
  });

  it('is not asked about if no caller needs its outcome', async () => {
    const server = scripted(broken);
    expect(failureOf(await runUntilReply(server.client.request('analytics', { body: {} }))).kind).toBe('network');
    expect(server.calls).toHaveLength(1);
  });
});

describe('idempotency keys', () => {
  it('are 128 bits, and new for every write', async () => {
    const server = scripted(json({}));
    await server.client.request('cartAdd', { body: {} });
    await server.client.request('cartAdd', { body: {} });
    expect(new Set(server.calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
    expect(randomId((size) => new Uint8Array(size).fill(255))).toBe('f'.repeat(32));
  });

  it.each([
    [failed('network'), true],
    [failed('timeout'), true],
    [failed('not-json', { httpStatus: 200 }), true],
    [failed('not-json', { httpStatus: 503 }), true],
    [failed('not-json', { httpStatus: 404 }), false],
    [failed('status', { httpStatus: 500 }), false],
    [failed('session-expired', { httpStatus: 419 }), false],
    [failed('offline'), false],
    [failed('aborted'), false],
  ])('tell whether the outcome of %j is unknown: %s', ({ failure }, unknown) => {
    expect(isUnknownOutcome(failure)).toBe(unknown);
  });
});
