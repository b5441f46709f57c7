import { storedBilling } from '../billing/store';
import type { AccountContext } from '../account/context';
import { partiesOf, type Parties } from './parties-of';

/** Returns the parties of an invoice issued now, by the stored billing details. */
export const partiesNow = async ({
  db,
  member,
  now,
}: Pick<AccountContext, 'db' | 'member' | 'now'>): Promise<Parties> =>
  partiesOf(member, await storedBilling(db, member, now));
