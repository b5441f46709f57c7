import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { Db } from '../db/open';
import type { Member } from '../model/member';
import { seededInvoices } from './history';
import { issueAll } from './issue';

/** Issues what demo accounts were billed before they came, in the order of the days of all accounts, as a seller numbers its documents. */
export async function issueHistories(
  tx: Db,
  members: readonly Member[],
  catalogueIn: (currency: CurrencyCode) => Catalogue,
  now: number,
): Promise<void> {
  const drafts = members.flatMap((member) => {
    const currency = currencyOf(member.profile.currency);
    return seededInvoices({ member, currency, catalogue: catalogueIn(currency.code), now });
  });
  await issueAll(
    tx,
    drafts.toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : Number(one.issuedOn > other.issuedOn))),
  );
}
