import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../src/ui/kit/after-paint';

/**
 * A value a step behind: as it was until the frame that shows what changed is painted. What is made of it may take longer than a
 * frame, and whoever types or presses sees that it was heard first. The next change begins anew.
 * `useDeferredValue` does not fit: it may begin before the frame is painted, and one long calculation in a render is not interrupted.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
