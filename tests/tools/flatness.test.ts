import { describe, expect, it } from 'vitest';
import { BOUNDS, flatness } from '../../tools/load/flatness.mjs';

/** Returns a sample for each minute, as a process of 80 MB gives them, which wavers and grows by so much an hour. */
const minutes = (count: number, grows: { readonly heap?: number; readonly rss?: number } = {}) =>
  Array.from({ length: count }, (_, minute) => ({
    heap: 80 + (minute % 3) + ((grows.heap ?? 0) * minute) / 60,
    rss: 250 + (minute % 5) * 3 + ((grows.rss ?? 0) * minute) / 60,
  }));

describe('the memory of a process under load', () => {
  it('is flat if it wavers', () => {
    expect(flatness(minutes(60))).toMatchObject({ isFlat: true });
  });

  it.each(['heap', 'rss'] as const)('is not flat if its %s grows, and by how much is told', (what) => {
    const found = flatness(minutes(60, { [what]: BOUNDS[what] * 2 }));
    expect(found?.isFlat).toBe(false);
    expect(Math.abs((found?.perHour[what] ?? 0) - BOUNDS[what] * 2)).toBeLessThan(BOUNDS[what] / 2);
  });

  it('may grow while it warms up', () => {
    const cold = minutes(10, { heap: 600, rss: 600 });
    expect(flatness([...cold, ...minutes(50)])?.isFlat).toBe(true);
  });

  it('is not judged by a few minutes', () => {
    expect(flatness(minutes(12))).toBeNull();
  });
});
