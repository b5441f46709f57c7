import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page behind from scrolling while it is mounted. The room of the scroll bar stays, so that nothing moves sideways. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    locks += 1;
    if (locks === 1) {
      // A page that has a scroll bar; one without would get an empty strip.
      if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, { overflow, scrollbarGutter });
    };
  }, []);
}
