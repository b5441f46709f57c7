import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '../../src/domain/errors/failure';
import { broken, failureOf, html, json, never, raw, scripted, settled, slow, type Act } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Expected = 'ok' | FailureKind | number;

/**
 * Everything that can go wrong between us and the server: what a read makes of it after how many calls, what a write makes of
 * it where the server does not know its key afterwards, and what where the server can't even be asked. A number is the status
 * of a failure that the server told.
 */
const FAULTS: readonly (readonly [
  name: string,
  fault: Act,
  read: Expected,
  reads: number,
  write: Expected,
  unasked: Expected,
])[] = [
  ['500 in JSON', json({ status: 500 }, 500), 500, 4, 500, 500],
  ['500 in HTML', html(500), 'not-json', 4, 'not-json', 'unknown-outcome'],
  ['502 in HTML', html(502), 'not-json', 4, 'not-json', 'unknown-outcome'],
  ['502 in JSON', json({ message: 'Bad gateway' }, 502), 500, 4, 500, 500],
  ['503 with Retry-After', raw('', 503, { 'Retry-After': '1' }), 'not-json', 4, 'not-json', 'unknown-outcome'],
  ['504 in HTML', html(504), 'not-json', 4, 'not-json', 'unknown-outcome'],
  ['429 in JSON', json({ status: 429 }, 429), 429, 4, 429, 429],
  ['400 in JSON', json({ status: 400 }, 400), 500, 1, 500, 500],
  ['401 in JSON', json({ status: 401 }, 401), 'unauthorized', 1, 'unauthorized', 'unauthorized'],
  ['401 in HTML', html(401), 'unauthorized', 1, 'unauthorized', 'unauthorized'],
  ['403 in JSON', json({ status: 403 }, 403), 403, 1, 403, 403],
  ['404 in JSON', json({ status: 404 }, 404), 404, 1, 404, 404],
  ['404 in HTML', html(404), 'not-json', 1, 'not-json', 'not-json'],
  ['408 in JSON', json({ status: 408 }, 408), 408, 4, 408, 408],
  ['409 in JSON', json({ status: 409 }, 409), 409, 1, 409, 409],
  ['419 in HTML', html(419), 'session-expired', 1, 'session-expired', 'session-expired'],
  ['419 over HTTP 200', json({ status: 419 }), 'session-expired', 1, 'session-expired', 'session-expired'],
  ['600 over HTTP 200', json({ status: 600, message: 'No' }), 600, 1, 600, 600],
  ['a login page', html(200), 'not-json', 1, 'not-json', 'unknown-outcome'],
  ['truncated JSON', raw('{"status":200,"da'), 'not-json', 1, 'not-json', 'unknown-outcome'],
  ['an empty body', raw(''), 'not-json', 1, 'not-json', 'unknown-outcome'],
  ['no content', raw(null, 204), 'ok', 1, 'ok', 'ok'],
  ['a body of another shape', json(['?']), 'ok', 1, 'ok', 'ok'],
  ['a broken connection', broken, 'network', 4, 'never-arrived', 'unknown-outcome'],
  ['no answer ever', never, 'timeout', 1, 'never-arrived', 'unknown-outcome'],
  ['an answer after 14 s', slow(14_000, json({ status: 200 })), 'ok', 1, 'ok', 'ok'],
  ['an answer after 29 s', slow(29_000, json({ status: 200 })), 'timeout', 1, 'ok', 'ok'],
  ['an answer after 31 s', slow(31_000, json({ status: 200 })), 'timeout', 1, 'never-arrived', 'unknown-outcome'],
];

const PATH = '/billing/account/7/checkout';
/** The scripted client makes predictable keys; this is the first. */
const QUESTION = '/requests/000102030405060708090a0b0c0d0e0f';

const outcomeOf = async ({ client }: ReturnType<typeof scripted>, name: 'cart' | 'checkout'): Promise<Expected> => {
  const reply = await settled(client.request(name, { params: { member_id: 7 } }));
  if (reply.ok) return 'ok';
  const { kind, status } = failureOf(reply);
  return kind === 'status' ? status : kind;
};

describe('faults', () => {
  it.each(FAULTS)('a read meets %s', async (_, fault, expected, calls) => {
    const server = scripted(fault);
    expect(await outcomeOf(server, 'cart')).toBe(expected);
    expect(server.calls).toHaveLength(calls);
  });

  it.each(FAULTS)('a write is sent once and meets %s', async (...[, fault, , , expected]) => {
    const server = scripted({ [PATH]: fault, [QUESTION]: json({ status: 404 }, 404) });
    expect(await outcomeOf(server, 'checkout')).toBe(expected);
    expect(server.to(PATH)).toHaveLength(1);
  });

  it.each(FAULTS)('a write never says that it failed where nobody knows: %s', async (...[, fault, , , , expected]) => {
    const server = scripted({ [PATH]: fault, [QUESTION]: html(502) });
    expect(await outcomeOf(server, 'checkout')).toBe(expected);
    expect(server.to(PATH)).toHaveLength(1);
  });

  it.each(['cart', 'checkout'] as const)('%s is not sent without a connection', async (name) => {
    const server = scripted(json({}), { online: () => false });
    expect(await outcomeOf(server, name)).toBe('offline');
    expect(server.calls).toHaveLength(0);
  });
});
