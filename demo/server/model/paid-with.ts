import type { CardType } from '../../../src/domain/billing/card-type';

/** How a document is paid, masked and frozen: a card, a bank account, a wallet, or a transfer to the seller's bank. */
export type PaidWith =
  | { readonly kind: 'card'; readonly cardType: CardType | null; readonly lastFour: string }
  | { readonly kind: 'account'; readonly lastFour: string }
  | { readonly kind: 'paypal' | 'amazon' | 'transfer' };
