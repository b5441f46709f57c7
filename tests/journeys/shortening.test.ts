import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ledgerOfPairs } from './law/pairs';
import { playAll } from './law/run';

it('a history that differs is shortened for two minutes at most, and the shortest one is told', async () => {
  vi.useFakeTimers();
  let times = 0;
  const play = (history: readonly number[], tell: (words: string) => void): void => {
    times += 1;
    vi.advanceTimersByTime(20_000);
    tell(`${history.length} steps`);
    if (history.length > 3) throw new Error('differs');
  };
  const steps = fc.array(fc.integer({ min: 1000 }), { minLength: 40, maxLength: 40 });
  const playing = playAll('a slow level', fc.oneof(steps, fc.array(fc.integer())), 5, ledgerOfPairs(), play, {
    first: [Array.from({ length: 40 }, (_, at) => 1000 + at)],
  });
  await expect(playing).rejects.toThrow(/shorter ones\n {2}\d+ steps\n {2}→ Error: differs/);
  // The first try, and those of two minutes and the one that was under way.
  expect(times).toBeLessThanOrEqual(8);
  vi.useRealTimers();
});
