import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESIZE_EVERY, SCROLL_EVERY, throttle, watchWindow } from '../../src/ui/kit/throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a throttled function runs at once, then once for all calls meanwhile', () => {
  const run = vi.fn();
  const { call } = throttle(run, 100);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('a throttled function drops the pending call when it is stopped', () => {
  const run = vi.fn();
  const { call, stop } = throttle(run, 100);
  call();
  call();
  stop();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['scroll', SCROLL_EVERY, 25],
  ['resize', RESIZE_EVERY, 200],
] as const)(
  'a throttled listener follows a %s every %i ms at most, until it is removed [LAY-16]',
  (type, every, ms) => {
    expect(every).toBe(ms);
    const run = vi.fn();
    const leave = watchWindow(type === 'scroll' ? { onScroll: run } : { onResize: run });
    for (let at = 0; at < ms * 4; at += 1) {
      dispatchEvent(new Event(type));
      vi.advanceTimersByTime(1);
    }
    expect(run).toHaveBeenCalledTimes(5);
    leave();
    dispatchEvent(new Event(type));
    vi.advanceTimersByTime(ms * 2);
    expect(run).toHaveBeenCalledTimes(5);
  },
);
