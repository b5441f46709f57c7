import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fadeIn } from '../../src/ui/kit/fade';

const reduceMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  reduceMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a fade runs in steps of a tenth every 40 ms, and restores the page’s own opacity [LAY-17]', () => {
  const element = document.createElement('div');
  element.style.opacity = '0.9';
  fadeIn(element);
  const seen = [element.style.opacity];
  for (let step = 0; step < 10; step += 1) {
    vi.advanceTimersByTime(40);
    seen.push(element.style.opacity);
  }
  expect(seen).toEqual(['0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '0.9']);
  expect(vi.getTimerCount()).toBe(0);
});

it('a fade can be ended early', () => {
  const element = document.createElement('div');
  const end = fadeIn(element);
  end();
  expect(element.style.opacity).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

it('a fade is skipped with reduced motion', () => {
  reduceMotion(true);
  const element = document.createElement('div');
  fadeIn(element);
  expect(element.style.opacity).toBe('');
});
