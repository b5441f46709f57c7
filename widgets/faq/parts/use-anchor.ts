import { useEffect, useRef } from 'react';
import { useHash } from '../../../src/hooks/use-hash';

/** The id that an anchor names; null for what is no proper anchor. */
function idOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

const named = (items: readonly HTMLDetailsElement[], id: string): HTMLDetailsElement | undefined =>
  items.find((item) => item.id === id || [...item.querySelectorAll('[id]')].some((inner) => inner.id === id));

/** The page's anchor opens the item that it names, or that it points into, and brings it into view; each anchor once. */
export function useAnchor(items: readonly HTMLDetailsElement[]): void {
  const hash = useHash();
  const followed = useRef('');
  useEffect(() => {
    if (followed.current === hash) return;
    const id = idOf(hash);
    const item = id === null ? undefined : named(items, id);
    // What is not there yet may be added later.
    followed.current = item ? hash : '';
    if (!item) return;
    item.open = true;
    item.scrollIntoView({ block: 'start' });
  }, [hash, items]);
}
