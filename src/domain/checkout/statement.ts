import type { BillingCycle } from '../catalogue/types';
import { mulDivRound, type BasisPoints, type Minor } from '../money/minor';
import type { Day } from '../time/day';
import type { BillSource } from './bill';
import type { DueKind } from './due';

/** One line of what is due, as the server counts it. */
export interface StatementLine {
  readonly kind: DueKind;
  readonly source: BillSource;
  readonly id: number;
  readonly title: string;
  /** Before tax; credits and balances are below 0. */
  readonly amount: Minor;
  /** The same for a whole period, never below 0; null where the server names none. */
  readonly full: Minor | null;
  /** Days that the amount is for, and those of the period; both 0 where the server names none. */
  readonly days: number;
  readonly ofDays: number;
  readonly charge: 'recurring' | 'once';
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
}

/** Something that an order takes away from what is held. */
export interface Removed {
  readonly kind: 'plan' | 'module';
  readonly id: number;
  readonly title: string;
}

/**
 * What the server says that an order costs, and when. A null is what it leaves out, and is never shown as a sum: nobody may read
 * that nothing is due where only nothing was said.
 */
export interface Statement {
  /** What the submit names as confirmed; null where the server knows no versions. */
  readonly version: string | null;
  /** Empty where the server's do not add up to `subtotal`: no sum is explained wrongly. */
  readonly lines: readonly StatementLine[];
  /** Credit of the account that is used now, never below 0. */
  readonly credit: Minor | null;
  /** What is due before tax. */
  readonly subtotal: Minor | null;
  /** Null where the server does not say what tax is due: the sums are before tax then. */
  readonly tax: StatementTax | null;
  /** What is due, with the tax where there is one. */
  readonly total: Minor | null;
  /** The next invoice, less the credit that is left over. */
  readonly next: Minor | null;
  /** A usual bill of one period, without credit. */
  readonly recurring: Minor | null;
  readonly timeframe: BillingCycle | null;
  /** The day on which `total` is taken: the day of the order, or that of a trial’s end. */
  readonly dueAt: Day | null;
  /** The day of the next invoice. */
  readonly renewsOn: Day | null;
  readonly periodStartedOn: Day | null;
  /** Credit that is left for the next invoices. */
  readonly carried: Minor | null;
  readonly removes: readonly Removed[];
}

export interface StatementTax {
  readonly amount: Minor;
  /** Null where the server names none. */
  readonly rate: BasisPoints | null;
  readonly name: string;
  /** ISO code; empty where the server names none. */
  readonly country: string;
}

/** A price of the catalogue as the bills of a statement have it: with its tax. */
export const withTax = (net: Minor, { tax }: Pick<Statement, 'tax'>): Minor =>
  net + mulDivRound(net, tax?.rate ?? 0, 10_000);

/** Whether any tax is taken where the account is billed. A tax of nothing is no row of a sum. */
export const isTaxed = (tax: StatementTax | null): tax is StatementTax =>
  tax !== null && (tax.amount !== 0 || (tax.rate ?? 0) !== 0);
