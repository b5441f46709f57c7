import type { StoragePort } from '../../api/ports';
import { mayCount, type ConsentFacts } from '../../domain/analytics/consent';

/** Keeps the campaign that led to this page for the address of registration, where that is allowed. [STO-09] */
export function keepCampaign(utms: string | null, facts: ConsentFacts, storage: StoragePort): void {
  if (utms && mayCount(facts)) storage.write('utms', utms);
}
