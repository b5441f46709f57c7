import { useLayoutEffect, useRef } from 'react';

/** Guard time (ms) after a button changes. A press within it was meant for the button before. */
const SETTLING = 500;

/** Guards against double clicks: returns a function that tells whether `shown` has been visible long enough for a deliberate press. */
export function useDoubleClickGuard(shown: unknown): () => boolean {
  const since = useRef({ shown, at: 0 });
  useLayoutEffect(() => {
    if (since.current.at === 0 || since.current.shown !== shown) since.current = { shown, at: performance.now() };
  });
  return () => performance.now() - since.current.at > SETTLING;
}
