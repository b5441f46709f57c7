import type { BillingCycle } from '../catalogue/types';
import { mulDivRound, type BasisPoints, type Minor } from '../money/minor';
import type { Day } from '../time/day';
import type { BillSource } from './bill';
import type { DueKind } from './due';

/** One line of what is due, as the server computes it. */
export interface StatementLine {
  readonly kind: DueKind;
  readonly source: BillSource;
  readonly id: number;
  readonly title: string;
  /** Before tax, in minor units; credits and balances are negative. */
  readonly amount: Minor;
  /** Amount of a whole period, never negative; null if the server does not tell it. */
  readonly full: Minor | null;
  /** Days that the amount covers, and days of the period; both 0 if the server does not tell them. */
  readonly days: number;
  readonly ofDays: number;
  readonly charge: 'recurring' | 'once';
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
}

/** An item that an order removes from the account. */
export interface Removed {
  readonly kind: 'plan' | 'module';
  readonly id: number;
  readonly title: string;
}

/**
 * The server's statement of what an order costs and when. A null means that the server did not tell a value; the page must
 * never show it as 0.
 */
export interface Statement {
  /** Version that the submit names as confirmed; null if the server has no versions. */
  readonly version: string | null;
  /** Empty if the server's lines do not add up to `subtotal`. */
  readonly lines: readonly StatementLine[];
  /** Account credit that is used now, never negative. */
  readonly credit: Minor | null;
  /** Sum due before tax. */
  readonly subtotal: Minor | null;
  /** Null if the server does not tell the tax; all sums are before tax then. */
  readonly tax: StatementTax | null;
  /** Sum due, including tax if there is any. */
  readonly total: Minor | null;
  /** The next invoice, less the credit that is carried over. */
  readonly next: Minor | null;
  /** A usual bill of one period, without credit. */
  readonly recurring: Minor | null;
  readonly timeframe: BillingCycle | null;
  /** Day on which `total` is charged: the day of the order, or the end of a trial. */
  readonly dueAt: Day | null;
  /** Day of the next invoice. */
  readonly renewsOn: Day | null;
  readonly periodStartedOn: Day | null;
  /** Credit that is carried over to the next invoices. */
  readonly carried: Minor | null;
  readonly removes: readonly Removed[];
}

export interface StatementTax {
  readonly amount: Minor;
  /** Null if the server does not tell it. */
  readonly rate: BasisPoints | null;
  readonly name: string;
  /** ISO country code; '' if the server does not tell it. */
  readonly country: string;
}

/** Adds a statement's tax to a catalogue price, so that it compares with the statement's bills. */
export const withTax = (net: Minor, { tax }: Pick<Statement, 'tax'>): Minor =>
  net + mulDivRound(net, tax?.rate ?? 0, 10_000);

/** Returns true if tax applies; a tax of zero gets no row. */
export const isTaxed = (tax: StatementTax | null): tax is StatementTax =>
  tax !== null && (tax.amount !== 0 || (tax.rate ?? 0) !== 0);
