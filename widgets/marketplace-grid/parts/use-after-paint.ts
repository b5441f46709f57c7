import { startTransition, useEffect, useState } from 'react';

/**
 * A value a step behind: as it was until the frame that shows what changed is painted. What is made of it may take longer than a
 * frame, and whoever types or presses sees that it was heard first. The next change begins anew.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame's callbacks come before its painting, and a task of its own after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
