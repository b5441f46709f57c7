import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../model/member';
import { servedBy } from '../account/permission';
import type { AccountContext } from '../account/context';
import { bankFor } from './bank';
import { buyerOf, sellerFor } from './parties';
import type { Buyer, Seller } from '../model/invoice-parties';
import type { PaidWith } from '../model/paid-with';
import { taxFor, type Tax } from '../billing/tax';
import { paidWithOf } from './paid-with';

/** The part of an account context that needs no database. */
export type InvoiceContext = Pick<AccountContext, 'member' | 'catalogue' | 'currency' | 'now'>;

/** The buyer, the seller, the tax and the payment method of an invoice. */
export interface Parties {
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly tax: Tax;
  /** Null where none is stored. */
  readonly paidWith: PaidWith | null;
}

/** Returns whether the seller bills this member. Customers of a reseller, a mobile store or Shopify get no invoices here. */
export const isBilledHere = ({ profile }: Pick<Member, 'profile'>): boolean =>
  servedBy(profile) === 'direct' && !profile.is_mobile_subscription && profile.billing_type !== 'shopify';

/**
 * Returns the parties of an invoice. The billing country, else the account's country, decides the tax; members billed elsewhere are not
 * taxed here.
 */
export function partiesOf(member: Member, billing: BillingInfo | null): Parties {
  const buyer = buyerOf(member, billing);
  const paidWith = paidWithOf(member, billing?.payment ?? null);
  const bank = paidWith?.kind === 'transfer' ? { bank: bankFor(member.profile.currency) } : {};
  return {
    buyer,
    seller: { ...sellerFor(buyer.country), ...bank },
    tax: taxFor(isBilledHere(member) ? buyer.country : '', buyer.vatNumber),
    paidWith,
  };
}
