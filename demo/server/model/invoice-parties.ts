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
}

/** The seller, with the details that bookkeeping requires. */
export interface Seller extends Party {
  /** The tax number in the country whose tax is collected, else in the seller's own country. */
  readonly vatNumber: string;
}
