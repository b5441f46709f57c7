/** At most so often something follows a scroll or a change of size, in ms. [LAY-16] */
export const SCROLL_EVERY = 25;
export const RESIZE_EVERY = 200;

/** Runs at once, then at most every `ms`; what comes in between is run once at the end. `stop` forgets what still waits. */
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

/** Calls back while the page is scrolled, and while the window changes its size. @returns the way to stop [LAY-16] */
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
