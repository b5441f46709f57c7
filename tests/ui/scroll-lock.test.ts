import { describe, expect, it } from 'vitest';
import { lockScroll } from '../../src/ui/kit/scroll-lock';

const root = document.documentElement;

describe('the lock of the scroll position', () => {
  it('of nested dialogs ends with the last one, and leaves the page’s own style', () => {
    root.style.overflow = 'clip';
    const [outer, inner] = [lockScroll(root), lockScroll(root)];
    expect(root.style.overflow).toBe('hidden');
    outer();
    expect(root.style.overflow).toBe('hidden');
    inner();
    expect(root.style.overflow).toBe('clip');
    root.style.overflow = '';
  });
});
