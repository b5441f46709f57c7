import { useEffect } from 'react';
import type { ItemKey } from '../../../src/domain/marketplace/types';
import { useElement } from '../../../src/element/context';

/** Brings the item that an address names into view. */
export function useItemInView(key: ItemKey | null): void {
  const { host } = useElement();
  useEffect(() => {
    if (key === null) return;
    host.shadowRoot?.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'center' });
  }, [host, key]);
}
