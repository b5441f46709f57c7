import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepHeader } from '../../src/page/mobile-header';
import { MOBILE } from '../../src/ui/kit/layout';

let isMobile = true;
let stop = (): void => undefined;

function open(path = '/pricing'): HTMLElement {
  document.body.innerHTML = '<header data-waybill-header style="z-index: 7"></header><main></main>';
  const header = document.querySelector('header');
  if (!header) throw new Error('no header');
  Object.defineProperty(header, 'offsetHeight', { value: 64 });
  stop = keepHeader(header, () => path);
  return header;
}

function scrollBy(px: number): void {
  vi.stubGlobal('scrollY', px);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(25);
}

beforeEach(() => {
  vi.useFakeTimers();
  isMobile = true;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === MOBILE && isMobile }));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the header of a phone', () => {
  it('becomes sticky once the page is scrolled by more than 20 px, and its space is kept [LAY-07]', () => {
    const header = open();
    scrollBy(20);
    expect(header.style.position).toBe('');
    scrollBy(21);
    expect(header.style.position).toBe('fixed');
    expect(header.getAttribute('data-waybill-header')).toBe('fixed');
    expect((header.previousElementSibling as HTMLElement).style.height).toBe('64px');
    scrollBy(20);
    expect(header.style.position).toBe('');
    expect(header.style.zIndex).toBe('7');
    expect(header.getAttribute('data-waybill-header')).toBe('');
    expect(header.previousElementSibling).toBeNull();
  });

  it('fades in [LAY-17]', () => {
    const header = open();
    scrollBy(100);
    expect(Number(header.style.opacity)).toBeLessThan(0.2);
    vi.advanceTimersByTime(400);
    expect(header.style.opacity).toBe('');
  });

  it.each(['/gps4me', '/optimization4me', '/map4me', '/depots4me'])('is left alone on %s [LAY-08]', (path) => {
    const header = open(path);
    scrollBy(500);
    expect(header.style.position).toBe('');
  });

  it('is not sticky in a wide window, and is released when the window becomes wide [LAY-03, LAY-07]', () => {
    isMobile = false;
    const header = open();
    scrollBy(500);
    expect(header.style.position).toBe('');
    isMobile = true;
    dispatchEvent(new Event('resize'));
    expect(header.style.position).toBe('fixed');
    isMobile = false;
    vi.advanceTimersByTime(200);
    dispatchEvent(new Event('resize'));
    expect(header.style.position).toBe('');
  });

  it('is released when its owner stops it', () => {
    const header = open();
    scrollBy(100);
    stop();
    stop = () => undefined;
    expect(header.style.position).toBe('');
    expect(header.previousElementSibling).toBeNull();
  });
});
