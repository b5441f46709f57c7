import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../model/member';
import { mulDivRound, type BasisPoints, type Minor } from '../../../src/domain/money/minor';

/** A tax rate and its name for invoices and statements. */
export interface Tax {
  readonly rate: BasisPoints;
  /** The local name of the tax; empty where none is collected. */
  readonly name: string;
}

/** Tax by country. The fictional seller is in the United States and collects no tax for other countries. */
const TAXES: Readonly<Record<string, Tax>> = {
  GB: { rate: 2000, name: 'VAT' },
  FR: { rate: 2000, name: 'TVA' },
  DE: { rate: 1900, name: 'MwSt.' },
  ES: { rate: 2100, name: 'IVA' },
  CH: { rate: 810, name: 'MWST' },
};

/** Returns the tax that is added for a country. All other prices are before tax. */
export const taxIn = (country: string): Tax => TAXES[country] ?? { rate: 0, name: '' };

/** Returns the tax rate in hundredths of a percent. */
export const taxRateOf = (country: string): BasisPoints => taxIn(country).rate;

/** Returns the tax on the sum of all lines, rounded half up once. */
export const taxOf = (net: Minor, rate: BasisPoints): Minor => mulDivRound(net, rate, 10_000);

/** Returns the country that decides the tax: the billing country, else the account's country. */
export const taxCountry = ({ profile }: Pick<Member, 'profile'>, billing: BillingInfo | null): string =>
  billing?.details.country || profile.country;
