import { useLayoutEffect } from 'react';

let locks = 0;

/** Locks the scroll position of the page while mounted. The scroll bar's gutter stays, so that the page does not shift sideways. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    locks += 1;
    if (locks === 1) {
      // Only for a page with a scroll bar; the gutter would leave an empty strip on other pages.
      if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, { overflow, scrollbarGutter });
    };
  }, []);
}
