import { useEffect, useState } from 'react';
import { useRuntime } from './use-runtime';
import { useOrigin } from './use-origin';

interface Part<T> {
  readonly part: T | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part of a view in a chunk of its own, once it is `wanted`. If that fails, the page tells the person, and the view
 * offers a retry in its place. A part that has been loaded before is there at once.
 * @param load must be the same function on every render
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted: boolean): Part<T> {
  const { ports } = useRuntime();
  const origin = useOrigin();
  const [part, setPart] = useState(() => (wanted ? (ports.loaded?.(load) ?? null) : null));
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
