import { decisionOf } from '../domain/analytics/consent';
import { campaignOf } from '../domain/catalogue/campaign';
import type { Runtime } from '../page/runtime';
import { keepCampaign } from '../store/kit/campaign';
import { eventTracked } from '../store/slices/analytics';

/**
 * Keeps the campaign of the address and counts the page view as soon as both are allowed, and removes what is kept of statistics where
 * they are not, unless the reader has yet to be asked. [STO-09, ANA-01]
 */
export function countWhenAllowed({ store, ports }: Runtime): void {
  let known: ReturnType<typeof decisionOf> | undefined;
  let isCounted = false;
  const look = (): void => {
    const { config } = store.getState();
    const decision = decisionOf(config);
    if (decision === known) return;
    known = decision;
    if (decision === 'refused') {
      ports.storage.remove('utms');
      ports.tabStorage.remove('events');
    }
    if (decision !== 'allowed') return;
    keepCampaign(campaignOf(ports.location().search), config, ports.storage);
    if (!isCounted) store.dispatch(eventTracked({ name: 'page_view' }));
    isCounted = true;
  };
  look();
  store.subscribe(look);
}
