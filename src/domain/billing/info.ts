import type { CardType } from './card-type';
import type { BillingDetails } from './details';
import type { Expiry } from './expiry';
import type { MethodName } from './methods';

/** A stored payment method, masked: it never holds a full number. */
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

/** Stored billing details of an account. */
export interface BillingInfo {
  readonly details: BillingDetails;
  /** Null if none was ever entered. */
  readonly payment: StoredPayment | null;
}

/**
 * Payment part of a billing update. Card and account numbers, or a token for them, pass from the form's `PaymentEntry`
 * straight to the request.
 */
export type PaymentWish =
  /** Keeps the stored payment method. */
  | { readonly kind: 'kept'; readonly payment: StoredPayment }
  | {
      readonly kind: 'new';
      readonly method: MethodName;
      readonly expiry: Expiry;
      readonly accountType: AccountType;
      /** Entered values by the field names of the wire. */
      readonly entry: Readonly<Record<string, string>>;
    };
