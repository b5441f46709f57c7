import { useEffect, useEffectEvent, useRef } from 'react';
import type { EventDetails } from '../bus/events';
import { useEmit } from './use-emit';

/** Raises `waybill-market-show` for the page of the marketplace that the view shows; null while it shows none. */
export function useShown(page: EventDetails['market-show'] | null): void {
  const emit = useEmit();
  const told = useRef<string | null>(null);
  const key = page && `${page.kind} ${page.item} ${page.title}`;
  const tell = useEffectEvent(() => page && emit('market-show', page));
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    tell();
  }, [key]);
}
