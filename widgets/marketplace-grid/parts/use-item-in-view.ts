import { useEffect, useState } from 'react';
import type { ItemKey } from '../../../src/domain/marketplace/types';
import { useElement } from '../../../src/element/context';

/** Brings the item that an address names into view, where no other widget of the page tells about it. */
export function useItemInView(item: ItemKey | null): ItemKey | null {
  const { host } = useElement();
  const [hasDetails] = useState(() => document.querySelector('waybill-module-details') !== null);
  const key = hasDetails ? null : item;
  useEffect(() => {
    if (key === null) return;
    host.shadowRoot?.querySelector(`[data-item="${key}"]`)?.scrollIntoView({ block: 'center' });
  }, [host, key]);
  return key;
}
