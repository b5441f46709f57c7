import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../model/member';
import { wayOf } from '../account/permission';
import type { AccountContext } from '../account/context';
import { buyerOf, sellerFor } from './parties';
import type { Buyer, Seller } from '../model/invoice-parties';
import { taxIn, type Tax } from '../billing/tax';

/** Of a context, what no database is needed for. */
export type Desk = Pick<AccountContext, 'member' | 'catalogue' | 'currency' | 'now'>;

/** Between whom an invoice is, and the tax that this comes to. */
export interface Parties {
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly tax: Tax;
}

/** Whom we bill. Who pays a reseller, a store or Shopify has no invoices of ours. */
export const isBilledHere = ({ profile }: Pick<Member, 'profile'>): boolean =>
  wayOf(profile) === 'direct' && !profile.is_mobile_subscription && profile.billing_type !== 'shopify';

/** The country of the billing details decides about tax, else that of the account. Who bills elsewhere adds their own. */
export function partiesOf(member: Member, billing: BillingInfo | null): Parties {
  const buyer = buyerOf(member, billing);
  return { buyer, seller: sellerFor(buyer.country), tax: taxIn(isBilledHere(member) ? buyer.country : '') };
}
