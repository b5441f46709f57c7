import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawAnew, makeSteady } from './steady';

const { Date: ownDate } = globalThis;
const { random } = Math;

beforeEach(makeSteady);

afterEach(() => {
  globalThis.Date = ownDate;
  Math.random = random;
});

function drawsOfAStory(): number[] {
  drawAnew();
  return Array.from({ length: 50 }, Math.random);
}

describe('the page of a story that has a picture', () => {
  it('is opened at a fixed moment', () => {
    expect(new Date().toISOString()).toMatch(/^2026-06-15T12:/);
    expect(Date.now()).toBeLessThan(ownDate.UTC(2026, 5, 15, 13));
  });

  it('has a clock that goes on, so that code that waits for it ends', async () => {
    const began = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(began));
  });

  it('keeps that clock when the next file begins, so that no time comes twice', async () => {
    const before = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before));
    makeSteady();
    drawAnew();
    expect(Date.now()).toBeGreaterThan(before);
  });

  it('leaves every other use of a date as it is', () => {
    expect(new Date('2020-02-29').getTime()).toBe(Date.UTC(2020, 1, 29));
    expect(new Date(2020, 1).getMonth()).toBe(1);
    expect(new Date(0)).toBeInstanceOf(ownDate);
    expect(new ownDate(0)).toBeInstanceOf(Date);
    expect(Date.parse('1970-01-01')).toBe(0);
  });

  it('draws the same numbers in each story, and others with each draw', () => {
    const drawn = drawsOfAStory();
    expect(drawsOfAStory()).toEqual(drawn);
    expect(new Set(drawn).size).toBe(50);
    for (const one of drawn) expect(one >= 0 && one < 1).toBe(true);
  });
});
