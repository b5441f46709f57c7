import { mayCount } from '../domain/analytics/consent';
import { campaignOf } from '../domain/catalogue/campaign';
import type { Runtime } from '../page/runtime';
import { eventTracked } from '../store/slices/analytics';

/**
 * Keeps the campaign of the address and counts the page view as soon as both are allowed, and removes what is kept of statistics when
 * the reader withdraws the consent. [STO-09, ANA-01]
 */
export function countWhenAllowed({ store, ports }: Runtime): void {
  let isAllowed: boolean | null = null;
  let isCounted = false;
  const look = (): void => {
    const was = isAllowed;
    isAllowed = mayCount(store.getState().config);
    if (was === isAllowed) return;
    if (!isAllowed) {
      if (was) ports.storage.remove('utms');
      if (was) ports.tabStorage.remove('events');
      return;
    }
    const utms = campaignOf(ports.location().search);
    if (utms) ports.storage.write('utms', utms);
    if (!isCounted) store.dispatch(eventTracked({ name: 'page_view' }));
    isCounted = true;
  };
  look();
  store.subscribe(look);
}
