import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint';

/** Whatever is pressed next, as the checkout, has to find what was chosen; and so has the next page. */
const OVERTAKES = ['click', 'submit', 'pagehide'] as const;

/**
 * A value that runs ahead of its owner: what an owner makes of it may take longer than a frame, and nobody who types or steps
 * should wait for that. The choice is shown at once and told when it is painted, of several only the last; earlier where a
 * press comes before, or the view goes. `useOptimistic` does not fit: its value ends with an action, and what
 * is told late here has to be told at once where something overtakes it.
 * @returns what is shown, and how it is chosen
 */
export function useOptimisticChoice<T>(
  value: T,
  onChoose: (value: T) => void,
): readonly [shown: T, choose: (value: T) => void] {
  const [ahead, setAhead] = useState<{ readonly value: T } | null>(null);
  const untold = useRef<{ readonly value: T } | null>(null);
  const settle = useEffectEvent(() => {
    const { current } = untold;
    untold.current = null;
    if (current) onChoose(current.value);
  });
  useEffect(() => {
    if (!ahead) return undefined;
    const pending = new AbortController();
    const told = (): void => {
      settle();
      setAhead(null);
    };
    // What is pressed was drawn with the values of before.
    const overtaken = (): void => flushSync(told);
    for (const type of OVERTAKES) addEventListener(type, overtaken, { capture: true, signal: pending.signal });
    const leave = afterPaint(told);
    return () => {
      leave();
      pending.abort();
    };
  }, [ahead]);
  useEffect(() => () => settle(), []);
  const choose = (next: T): void => {
    untold.current = { value: next };
    setAhead(untold.current);
  };
  return [ahead ? ahead.value : value, choose];
}
