import { storedBilling } from '../billing/store';
import type { AccountContext } from '../account/context';
import { partiesOf, type Parties } from './desk';

/** Between whom an invoice of today would be: by the billing details as they are stored now. */
export const partiesNow = async ({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<Parties> =>
  partiesOf(member, await storedBilling(db, member, now));
