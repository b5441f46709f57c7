import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../accounts';
import { wayOf } from '../order/permission';
import type { Till } from '../order/submit';
import { buyerOf, sellerFor, type Buyer, type Seller } from './parties';
import { taxIn, type Tax } from './tax';

/** Of a till, what no database is needed for. */
export type Desk = Pick<Till, 'member' | 'catalogue' | 'currency' | 'now'>;

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
