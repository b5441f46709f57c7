/** What an invoice says of either side. */
interface Party {
  readonly name: string;
  readonly email: string;
  /** Street lines. */
  readonly address: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** ISO code. */
  readonly country: string;
  readonly vatNumber: string;
}

/** Who is billed, as it was known when the invoice was issued. */
export interface Buyer extends Party {
  readonly company: string;
}

/** Who bills, as a bookkeeper needs it. */
export interface Seller extends Party {
  /** Of the country whose tax is collected, or of the seller's own. */
  readonly vatNumber: string;
}
