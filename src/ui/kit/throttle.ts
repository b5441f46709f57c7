/** Throttle intervals for scroll and resize handlers, in ms. [LAY-16] */
export const SCROLL_EVERY = 25;
export const RESIZE_EVERY = 200;

/**
 * Throttles a callback: runs it at once, then at most every `ms`, with one trailing call for all calls in between. `stop` cancels
 * a pending call.
 */
export function throttle(run: () => void, ms: number): { readonly call: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsked = false;
  const rest = (): void => {
    timer = null;
    if (!isAsked) return;
    isAsked = false;
    call();
  };
  function call(): void {
    if (timer !== null) {
      isAsked = true;
      return;
    }
    timer = setTimeout(rest, ms);
    run();
  }
  return {
    call,
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isAsked = false;
    },
  };
}

/**
 * Calls back, throttled, when the page scrolls and when the window resizes.
 * @returns a function that stops it [LAY-16]
 */
export function watchWindow({ onScroll, onResize }: { onScroll?: () => void; onResize?: () => void }): () => void {
  const leaving = new AbortController();
  const options = { signal: leaving.signal, passive: true };
  const watched = [
    { type: 'scroll', run: onScroll, every: SCROLL_EVERY },
    { type: 'resize', run: onResize, every: RESIZE_EVERY },
  ].flatMap(({ type, run, every }) => {
    if (!run) return [];
    const throttled = throttle(run, every);
    addEventListener(type, throttled.call, options);
    return throttled;
  });
  return () => {
    leaving.abort();
    for (const { stop } of watched) stop();
  };
}
