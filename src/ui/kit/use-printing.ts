import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function watch(changed: () => void): () => void {
  const follow = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    // At once, because Firefox copies the page for its paper before it runs a microtask.
    flushSync(changed);
  };
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, follow);
  return () => {
    for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, follow);
  };
}

/**
 * Returns whether the page is being printed. Follows the events and not the media query, because the browser counts the sheets
 * before the query changes.
 */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isPrinting,
    () => false,
  );
