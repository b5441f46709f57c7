import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../model/member';
import { wayOf } from '../account/permission';
import type { AccountContext } from '../account/context';
import { buyerOf, sellerFor } from './parties';
import type { Buyer, Seller } from '../model/invoice-parties';
import { taxIn, type Tax } from '../billing/tax';

/** The part of an account context that needs no database. */
export type Desk = Pick<AccountContext, 'member' | 'catalogue' | 'currency' | 'now'>;

/** The buyer, the seller and the tax of an invoice. */
export interface Parties {
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly tax: Tax;
}

/** Returns whether the seller bills this member. Customers of a reseller, a mobile store or Shopify get no invoices here. */
export const isBilledHere = ({ profile }: Pick<Member, 'profile'>): boolean =>
  wayOf(profile) === 'direct' && !profile.is_mobile_subscription && profile.billing_type !== 'shopify';

/**
 * Returns the parties of an invoice. The billing country, else the account's country, decides the tax; members billed elsewhere are not
 * taxed here.
 */
export function partiesOf(member: Member, billing: BillingInfo | null): Parties {
  const buyer = buyerOf(member, billing);
  return { buyer, seller: sellerFor(buyer.country), tax: taxIn(isBilledHere(member) ? buyer.country : '') };
}
