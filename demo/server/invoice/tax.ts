import { mulDivRound, type BasisPoints, type Minor } from '../../../src/domain/money/minor';

/** Rates of the made-up company, which sells from the United States; where none is named it collects none. */
const RATES: Readonly<Record<string, BasisPoints>> = { GB: 2000, FR: 2000, DE: 1900, ES: 2100, CH: 810 };

/** What is added for a country, in hundredths of a percent. Prices everywhere else are before tax. */
export const taxRateOf = (country: string): BasisPoints => RATES[country] ?? 0;

/** On the sum of all lines, rounded half up once. */
export const taxOf = (net: Minor, rate: BasisPoints): Minor => mulDivRound(net, rate, 10_000);
