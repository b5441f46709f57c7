import { useLayoutEffect, useRef } from 'react';

/** Guard time (ms) after a button changes. A press within it was meant for the button before. */
const SETTLING = 500;

/** Whether what is `shown` now has been there long enough to be pressed on purpose: the second click of a double one has not. */
export function useDoubleClickGuard(shown: unknown): () => boolean {
  const since = useRef({ shown, at: 0 });
  useLayoutEffect(() => {
    if (since.current.at === 0 || since.current.shown !== shown) since.current = { shown, at: performance.now() };
  });
  return () => performance.now() - since.current.at > SETTLING;
}
