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

/** What asking comes to, and when it was asked, ms from the first. */
async function asking(answers: readonly Reply[], write: Extract<Reply, { ok: false }> = lost, signal?: AbortSignal) {
  const [start, at] = [Date.now(), [] as number[]];
  const ask = async (): Promise<Reply> => {
    at.push(Date.now() - start);
    return answers[Math.min(at.length, answers.length) - 1] ?? running;
  };
  return { reply: await runUntilReply(resolveOutcome(ask, 'key', signal, write.failure)), at };
}

describe('asking what became of a write', () => {
  it('is done at once and then after 1, 2 and 4 s more, while nobody can say', async () => {
    const unknown = failed('unknown-outcome');
    expect(await asking([running])).toEqual({ reply: unknown, at: [0, 1000, 3000, 7000] });
    expect(await asking([lost])).toEqual({ reply: unknown, at: [0, 1000, 3000, 7000] });
  });

  it('ends with the first answer, of whatever kind', async () => {
    expect(await asking([running, lost, done])).toEqual({ reply: done, at: [0, 1000, 3000] });
    const refused = answered(200);
    expect(await asking([running, refused])).toEqual({ reply: refused, at: [0, 1000] });
  });

  it.each([
    ['a stored outcome over 200', answered(200), true],
    ['a stored outcome over 299', answered(299), true],
    ['a redirection', answered(300), false],
    ['an error of the server', answered(500), false],
    ['a page of HTML over 200', answered(200, false), false],
    ['a page of HTML over 404', answered(404, false), false],
  ])('is over with %s: %s', async (_, answer, isOver) => {
    const { reply, at } = await asking([answer]);
    expect([at.length, reply]).toEqual(isOver ? [1, answer] : [4, failed('unknown-outcome')]);
  });

  it('says that it never arrived where the server says that it does not know the key', async () =>
    expect(await asking([answered(404)])).toEqual({ reply: failed('never-arrived'), at: [0] }));

  it('says that nobody knows where a 404 says nothing of keys: the server may not know the question', async () =>
    expect(await asking([failed('status', { httpStatus: 404, fromJson: true, ownStatus: 404 })])).toEqual({
      reply: failed('unknown-outcome'),
      at: [0],
    }));

  it('gives back the answer that nobody could read, where that came from in between', async () =>
    expect(await asking([answered(404)], unreadable)).toEqual({ reply: unreadable, at: [0] }));

  it('is not begun for who has left, and ends when they leave', async () => {
    expect(await asking([done], lost, AbortSignal.abort())).toEqual({ reply: failed('aborted'), at: [] });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1500);
    expect(await asking([running], lost, controller.signal)).toEqual({ reply: failed('aborted'), at: [0, 1000] });
  });
});

describe('whether a write may have been done', () => {
  it.each([
    [299, true],
    [300, false],
    [499, false],
    [500, true],
  ])('is open after an unreadable answer over %i: %s', (httpStatus, isOpen) => {
    expect(isUnknownOutcome(failed('not-json', { httpStatus }).failure)).toBe(isOpen);
    expect(isUnknownOutcome(failed('status', { httpStatus }).failure)).toBe(false);
  });
});

it('a key is sixteen bytes, two digits each', () => {
  expect(randomId((size) => Uint8Array.from({ length: size }, (_, at) => at * 16 + at))).toBe(
    '00112233445566778899aabbccddeeff',
  );
  expect(randomId((size) => new Uint8Array(size).fill(1))).toBe('01'.repeat(16));
});
