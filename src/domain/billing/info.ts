import type { CardType } from './card-type';
import type { BillingDetails } from './details';
import type { Expiry } from './expiry';
import type { MethodName } from './methods';

/** What is stored of a payment method: never a number that could be paid with. */
export type StoredPayment =
  | {
      readonly method: 'credit_card';
      readonly cardType: CardType | '';
      readonly firstSix: string;
      readonly lastFour: string;
      readonly holder: string;
      readonly expiry: Expiry;
    }
  | { readonly method: 'ach'; readonly lastFour: string; readonly holder: string; readonly accountType: AccountType }
  | { readonly method: 'amazon' }
  | { readonly method: 'paypal' };

export const ACCOUNT_TYPES = ['checking', 'savings'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** What the account is billed by. */
export interface BillingInfo {
  readonly details: BillingDetails;
  /** Null where nothing was ever entered. */
  readonly payment: StoredPayment | null;
}

/** What goes with an update beside the details. Card and account numbers, or a token of them, come from the form's `PaymentEntry` and go straight on. */
export type PaymentWish =
  /** The stored one stays. */
  | { readonly kind: 'kept'; readonly payment: StoredPayment }
  | {
      readonly kind: 'new';
      readonly method: MethodName;
      readonly expiry: Expiry;
      readonly accountType: AccountType;
      /** By the names of the wire. */
      readonly entry: Readonly<Record<string, string>>;
    };
