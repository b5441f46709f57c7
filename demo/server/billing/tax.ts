import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../model/member';
import { mulDivRound, type BasisPoints, type Minor } from '../../../src/domain/money/minor';

/** A tax as invoices and statements name it. */
export interface Tax {
  readonly rate: BasisPoints;
  /** What it is called where it is paid; empty where none is collected. */
  readonly name: string;
}

/** The made-up company sells from the United States; where no country is named it collects nothing. */
const TAXES: Readonly<Record<string, Tax>> = {
  GB: { rate: 2000, name: 'VAT' },
  FR: { rate: 2000, name: 'TVA' },
  DE: { rate: 1900, name: 'MwSt.' },
  ES: { rate: 2100, name: 'IVA' },
  CH: { rate: 810, name: 'MWST' },
};

/** What is added for a country. Prices everywhere else are before tax. */
export const taxIn = (country: string): Tax => TAXES[country] ?? { rate: 0, name: '' };

/** The same in hundredths of a percent. */
export const taxRateOf = (country: string): BasisPoints => taxIn(country).rate;

/** On the sum of all lines, rounded half up once. */
export const taxOf = (net: Minor, rate: BasisPoints): Minor => mulDivRound(net, rate, 10_000);

/** Where a member is taxed: where the invoices go, else where the account is at home. */
export const taxCountry = ({ profile }: Pick<Member, 'profile'>, billing: BillingInfo | null): string =>
  billing?.details.country || profile.country;
