import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnknownOutcome, randomId, resolveOutcome } from '../../src/api/idempotency';
import { failed, type Reply } from '../../src/api/reply';
import { runUntilReply } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done: Reply = { ok: true, status: 200, body: { order_id: 5 } };
const running: Reply = { ok: true, status: 202, body: null };
const lost = failed('network');
const unreadable = failed('not-json', { httpStatus: 502 });
const answered = (httpStatus: number, fromJson = true) =>
  failed('status', { httpStatus, fromJson, ownStatus: 404, body: { reason: 'never_arrived' } });

/** Asks for an outcome. @returns the final reply and the time of each question, in ms after the first */
async function asking(answers: readonly Reply[], write: Extract<Reply, { ok: false }> = lost, signal?: AbortSignal) {
  const [start, at] = [Date.now(), [] as number[]];
  const ask = async (): Promise<Reply> => {
    at.push(Date.now() - start);
    return answers[Math.min(at.length, answers.length) - 1] ?? running;
  };
  return { reply: await runUntilReply(resolveOutcome(ask, 'key', signal, write.failure)), at };
}

describe('asking for the outcome of a write', () => {
  it('is done at once and then after 1, 2 and 4 s more, while the outcome stays unknown', async () => {
    const unknown = failed('unknown-outcome');
    expect(await asking([running])).toEqual({ reply: unknown, at: [0, 1000, 3000, 7000] });
    expect(await asking([lost])).toEqual({ reply: unknown, at: [0, 1000, 3000, 7000] });
  });

  it('ends with the first stored outcome, whether success or failure', async () => {
    expect(await asking([running, lost, done])).toEqual({ reply: done, at: [0, 1000, 3000] });
    const refused = answered(200);
    expect(await asking([running, refused])).toEqual({ reply: refused, at: [0, 1000] });
  });

  it.each([
    ['a stored outcome over 200', answered(200), true],
    ['a stored outcome over 299', answered(299), true],
    ['a redirect', answered(300), false],
    ['a server error', answered(500), false],
    ['a page of HTML over 200', answered(200, false), false],
    ['a page of HTML over 404', answered(404, false), false],
  ])('ends with %s: %s', async (_, answer, isOver) => {
    const { reply, at } = await asking([answer]);
    expect([at.length, reply]).toEqual(isOver ? [1, answer] : [4, failed('unknown-outcome')]);
  });

  it('results in never-arrived if the server does not know the key', async () =>
    expect(await asking([answered(404)])).toEqual({ reply: failed('never-arrived'), at: [0] }));

  it('results in unknown-outcome if a 404 does not mention the key, because the server may lack the call', async () =>
    expect(await asking([failed('status', { httpStatus: 404, fromJson: true, ownStatus: 404 })])).toEqual({
      reply: failed('unknown-outcome'),
      at: [0],
    }));

  it('returns the unreadable answer itself if a proxy sent it and the write never arrived', async () =>
    expect(await asking([answered(404)], unreadable)).toEqual({ reply: unreadable, at: [0] }));

  it('does not begin after the caller has aborted, and ends when the caller aborts', async () => {
    expect(await asking([done], lost, AbortSignal.abort())).toEqual({ reply: failed('aborted'), at: [] });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1500);
    expect(await asking([running], lost, controller.signal)).toEqual({ reply: failed('aborted'), at: [0, 1000] });
  });
});

describe('the outcome of a write', () => {
  it.each([
    [299, true],
    [300, false],
    [499, false],
    [500, true],
  ])('is unknown after an unreadable answer over HTTP %i: %s', (httpStatus, isOpen) => {
    expect(isUnknownOutcome(failed('not-json', { httpStatus }).failure)).toBe(isOpen);
    expect(isUnknownOutcome(failed('status', { httpStatus }).failure)).toBe(false);
  });
});

it('an idempotency key is 16 random bytes in hexadecimal digits', () => {
  expect(randomId((size) => Uint8Array.from({ length: size }, (_, at) => at * 16 + at))).toBe(
    '00112233445566778899aabbccddeeff',
  );
  expect(randomId((size) => new Uint8Array(size).fill(1))).toBe('01'.repeat(16));
});
