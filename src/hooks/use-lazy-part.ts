import { useEffect, useState } from 'react';
import { useRuntime } from './use-runtime';
import { useOrigin } from './use-origin';

interface Part<T> {
  readonly part: T | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * A part of a view that a first paint does not need, in a chunk of its own; asked for once the rest is `wanted`. Where it can't be
 * loaded the person is told by the page, and what stands in its place has a way to try again.
 * @param load the same function each time
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted: boolean): Part<T> {
  const { ports } = useRuntime();
  const origin = useOrigin();
  const [part, setPart] = useState<T | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);

  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    void ports.load(load, origin).then((loaded) => {
      if (isLeft) return;
      if (loaded) setPart(() => loaded);
      else setFailures(tries);
    });
    return () => void (isLeft = true);
  }, [ports, load, origin, wanted, tries]);

  return { part, isFailed: part === null && failures === tries, retry: () => setTries(failures + 1) };
}
