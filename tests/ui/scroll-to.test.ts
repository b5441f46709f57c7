import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRICING_SCROLL_MS, SCROLL_MS, scrollTo } from '../../src/ui/kit/scroll-to';

const TOP = 1000;
let page: HTMLElement;
let target: HTMLElement;

/** Stubs scrolling, which jsdom does not implement: the position is a number, and the target is at `TOP`. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  page = document.documentElement;
  target = document.body.appendChild(document.createElement('section'));
  page.scrollTo = ((to: ScrollToOptions) => void (page.scrollTop = to.top ?? 0)) as typeof page.scrollTo;
  target.scrollIntoView = vi.fn(() => void (page.scrollTop = TOP));
});

afterEach(() => {
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  page.scrollTop = 0;
});

describe('scrolling to an element', () => {
  it.each([
    ['500 ms by default [LAY-14]', undefined, 500],
    ['1200 ms on the pricing page [LAY-15]', PRICING_SCROLL_MS, 1200],
  ])('takes %s', (_what, ms, expected) => {
    expect(ms ?? SCROLL_MS).toBe(expected);
    scrollTo(target, ms);
    expect(page.scrollTop).toBe(0);
    vi.advanceTimersByTime(expected / 2);
    expect(page.scrollTop).toBeGreaterThan(TOP * 0.35);
    expect(page.scrollTop).toBeLessThan(TOP * 0.65);
    vi.advanceTimersByTime(expected / 2 - 40);
    expect(page.scrollTop).toBeLessThan(TOP);
    vi.advanceTimersByTime(60);
    expect(page.scrollTop).toBe(TOP);
  });

  it('eases in and out, and never moves backwards', () => {
    scrollTo(target);
    const way = Array.from({ length: 32 }, () => {
      vi.advanceTimersByTime(16);
      return page.scrollTop;
    });
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect(way[2]).toBeLessThan(TOP / 20);
  });

  it('jumps at once with reduced motion [LAY-14]', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    scrollTo(target, PRICING_SCROLL_MS);
    expect(page.scrollTop).toBe(TOP);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is interrupted by a %s', (type) => {
    scrollTo(target);
    vi.advanceTimersByTime(250);
    window.dispatchEvent(new Event(type));
    const stopped = page.scrollTop;
    vi.advanceTimersByTime(1000);
    expect(page.scrollTop).toBe(stopped);
    expect(stopped).toBeLessThan(TOP);
  });

  it('is replaced by the next one, and ends if its target is removed', () => {
    scrollTo(target);
    vi.advanceTimersByTime(100);
    const other = document.body.appendChild(document.createElement('section'));
    other.scrollIntoView = () => void (page.scrollTop = 200);
    scrollTo(other);
    vi.advanceTimersByTime(600);
    expect(page.scrollTop).toBe(200);
    scrollTo(target);
    vi.advanceTimersByTime(100);
    target.remove();
    const stopped = page.scrollTop;
    vi.advanceTimersByTime(1000);
    expect(page.scrollTop).toBeLessThanOrEqual(stopped + 1);
  });

  it('ends at the target’s new position if it has moved', () => {
    scrollTo(target);
    vi.advanceTimersByTime(250);
    target.scrollIntoView = () => void (page.scrollTop = TOP + 300);
    vi.advanceTimersByTime(300);
    expect(page.scrollTop).toBe(TOP + 300);
  });

  it('does nothing if the target is already in place', () => {
    page.scrollTop = TOP;
    scrollTo(target);
    vi.advanceTimersByTime(100);
    expect(page.scrollTop).toBe(TOP);
  });
});
