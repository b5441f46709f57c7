import { useEffect, useRef } from 'react';
import { useHash } from '../../../src/hooks/use-hash';

/** Returns the id in the page's hash; null for an empty or invalid hash. */
function idOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

const named = (items: readonly HTMLDetailsElement[], id: string): HTMLDetailsElement | undefined =>
  items.find((item) => item.id === id || [...item.querySelectorAll('[id]')].some((inner) => inner.id === id));

/** Opens the item that the page's hash names or points into, and scrolls it into view; once for each hash. */
export function useAnchor(items: readonly HTMLDetailsElement[]): void {
  const hash = useHash();
  const followed = useRef('');
  useEffect(() => {
    if (followed.current === hash) return;
    const id = idOf(hash);
    const item = id === null ? undefined : named(items, id);
    // Forgets a hash without a match, because its item may be added later.
    followed.current = item ? hash : '';
    if (!item) return;
    item.open = true;
    item.scrollIntoView({ block: 'start' });
  }, [hash, items]);
}
