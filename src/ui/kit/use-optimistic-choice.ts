import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint';

/** Events that flush a pending choice, because the next press (e.g. checkout) and the next page have to see it. */
const FLUSHED_BY = ['click', 'submit', 'pagehide'] as const;

/**
 * Optimistic value: shows a choice at once and defers `onChoose` until after the paint, because the owner's update may take
 * longer than a frame. Several choices in one frame report only the last one. A click, a submit, `pagehide` or an unmount flushes
 * a pending choice. `useOptimistic` does not fit: its value ends with an action, but a pending choice has to be flushed
 * synchronously here.
 * @returns the shown value, and the function that chooses another
 */
export function useOptimisticChoice<T>(
  value: T,
  onChoose: (value: T) => void,
): readonly [shown: T, choose: (value: T) => void] {
  const [ahead, setAhead] = useState<{ readonly value: T } | null>(null);
  const unreported = useRef<{ readonly value: T } | null>(null);
  const settle = useEffectEvent(() => {
    const { current } = unreported;
    unreported.current = null;
    if (current) onChoose(current.value);
  });
  useEffect(() => {
    if (!ahead) return undefined;
    const pending = new AbortController();
    const report = (): void => {
      settle();
      setAhead(null);
    };
    // Re-renders synchronously, because the pressed control was rendered with the old values.
    const flush = (): void => flushSync(report);
    for (const type of FLUSHED_BY) addEventListener(type, flush, { capture: true, signal: pending.signal });
    const leave = afterPaint(report);
    return () => {
      leave();
      pending.abort();
    };
  }, [ahead]);
  useEffect(() => () => settle(), []);
  const choose = (next: T): void => {
    unreported.current = { value: next };
    setAhead(unreported.current);
  };
  return [ahead ? ahead.value : value, choose];
}
