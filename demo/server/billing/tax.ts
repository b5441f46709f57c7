import type { BillingInfo } from '../../../src/domain/billing/info';
import type { Member } from '../model/member';
import { mulDivRound, type BasisPoints, type Minor } from '../../../src/domain/money/minor';

/** A tax, as invoices and statements name it. */
export interface Tax {
  readonly rate: BasisPoints;
  /** The local name of the tax; empty where none is collected. */
  readonly name: string;
  /** ISO 3166 code of the country whose tax it is. */
  readonly country: string;
  /** True where the buyer accounts for the tax: a business that gave its tax number is charged none (reverse charge). */
  readonly isReverseCharge: boolean;
}

interface Rule extends Pick<Tax, 'rate' | 'name'> {
  /** How a business's tax number is written, without separators. */
  readonly number: RegExp;
}

/** Tax by country. The fictional seller is in the United States and collects no tax for other countries. */
const TAXES: Readonly<Record<string, Rule>> = {
  GB: { rate: 2000, name: 'VAT', number: /^GB(\d{9}|\d{12})$/ },
  FR: { rate: 2000, name: 'TVA', number: /^FR[A-Z\d]{2}\d{9}$/ },
  DE: { rate: 1900, name: 'MwSt.', number: /^DE\d{9}$/ },
  ES: { rate: 2100, name: 'IVA', number: /^ES[A-Z\d]\d{7}[A-Z\d]$/ },
  CH: { rate: 810, name: 'MWST', number: /^CHE\d{9}(MWST|TVA|IVA)?$/ },
};

/**
 * Returns the tax that is added for a buyer. All other prices are before tax.
 * @param country ISO 3166 code
 * @param vatNumber the buyer's tax number; one that the country does not issue in this form changes nothing
 */
export function taxFor(country: string, vatNumber: string): Tax {
  const { rate, name, number } = TAXES[country] ?? { rate: 0, name: '', number: /^$(?!)/ };
  const isReverseCharge = rate > 0 && number.test(vatNumber.toUpperCase().replaceAll(/[ .-]/g, ''));
  return { rate: isReverseCharge ? 0 : rate, name, country, isReverseCharge };
}

/** Returns the tax on the sum of all lines, rounded half up once. */
export const taxOf = (net: Minor, rate: BasisPoints): Minor => mulDivRound(net, rate, 10_000);

/** Returns the country that decides the tax: the billing country, else the account's country. */
export const taxCountry = ({ profile }: Pick<Member, 'profile'>, billing: BillingInfo | null): string =>
  billing?.details.country || profile.country;
