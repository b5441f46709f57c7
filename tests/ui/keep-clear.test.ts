import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepClear } from '../../src/ui/kit/keep-clear';

const page = document.documentElement;
const room = () => [page.style.scrollPaddingBlockEnd, page.style.paddingBlockEnd];
const taken = () => page.style.getPropertyValue('--waybill-bar-room');

/** Returns a bar of a height (px) that is fixed to the lower edge of the window. */
function barOf(height: number): HTMLElement {
  const bar = document.createElement('div');
  bar.style.position = 'fixed';
  bar.getBoundingClientRect = () => new DOMRect(0, innerHeight - height, innerWidth, height);
  document.body.append(bar);
  return bar;
}

describe('the space of a bar', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    page.style.paddingBlockEnd = '3px';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    page.removeAttribute('style');
    document.body.replaceChildren();
  });

  it('is the height of the bar and a gap, and goes with it', () => {
    const release = keepClear(barOf(60));
    expect(room()).toEqual(['68px', '68px']);
    release();
    expect(room()).toEqual(['', '3px']);
  });

  it('is told to what else stands at the lower edge', () => {
    const release = keepClear(barOf(60));
    expect(taken()).toBe('68px');
    release();
    expect(taken()).toBe('');
  });

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('is the largest of two bars, and the page’s own after both, when %s goes first', (_name, first) => {
    const releases = [keepClear(barOf(60)), keepClear(barOf(100))];
    expect(room()).toEqual(['108px', '108px']);
    releases[first]?.();
    expect(room()).toEqual(first === 0 ? ['108px', '108px'] : ['68px', '68px']);
    releases[1 - first]?.();
    expect(room()).toEqual(['', '3px']);
  });
});
