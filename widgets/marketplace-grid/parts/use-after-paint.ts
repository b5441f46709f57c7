import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../src/ui/kit/after-paint';

/**
 * Returns a value after a delay: the former value until the browser has painted the frame of the change. The calculation that
 * follows may take longer than a frame, and the person sees the keystroke or press first. A new change restarts it.
 * `useDeferredValue` does not fit: it may start before the paint, and React cannot interrupt one long calculation in a render.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
