import type { PersonName } from '../../../src/i18n/full-name';

/** The fields that both parties of an invoice share. */
interface Party {
  readonly name: string;
  readonly email: string;
  /** Street lines. */
  readonly address: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly vatNumber: string;
}

/** The buyer, as known on the day of issue. */
export interface Buyer extends Party {
  readonly company: string;
  /** The name in its parts, because each language orders them in its own way; absent where the billing details have none. */
  readonly person?: PersonName;
}

/** A bank account, with the numbers that its country uses. */
export interface Bank {
  readonly holder: string;
  readonly name: string;
  readonly iban?: string;
  readonly bic?: string;
  readonly sortCode?: string;
  readonly routing?: string;
  readonly account?: string;
}

/** The seller, with the details that bookkeeping requires. */
export interface Seller extends Party {
  /** The tax number in the country whose tax is collected, else in the seller's own country. */
  readonly vatNumber: string;
  /** The account for transfers; absent where the buyer pays otherwise. */
  readonly bank?: Bank;
}
