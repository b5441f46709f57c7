import * as z from 'zod/mini';
import type { BillSource } from '../domain/checkout/bill';
import type { DueKind } from '../domain/checkout/due';
import type { BillingCycle } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import type { Minor } from '../domain/money/minor';
import type { Statement } from '../domain/checkout/statement';
import { currency, toMinor } from './envelope';
import { all, amount, count, flag, int, kept, maybe, moment, oneOf, read, text } from './fields';
import { statement, toStatement } from './statement';

const SOURCES = ['plan', 'fleet', 'module', 'account'] as const satisfies readonly BillSource[];
const KINDS = ['charge', 'credit', 'balance', 'carried'] as const satisfies readonly DueKind[];
const CYCLES = ['month', 'year'] as const satisfies readonly BillingCycle[];

export const dueLineSchema = z.object({
  kind: oneOf(KINDS, 'charge'),
  source: oneOf(SOURCES, 'account'),
  id: int,
  title: text,
  ...all(amount, 'amount', 'full'),
  ...all(count, 'days', 'of_days'),
});
const dueFields = {
  ...all(amount, 'due_today', 'carried', 'next_amount'),
  ...all(moment, 'period_started_at', 'renews_at'),
  lines: kept(dueLineSchema),
};
export const dueSchema = z.object(dueFields);
export const cycleSchema = z.object({ timeframe: oneOf(CYCLES, null), is_current: flag, statement, ...dueFields });
export const upgradeSchema = z.object({
  message: text,
  title: text,
  timeframe: oneOf(CYCLES, null),
  current_timeframe: oneOf(CYCLES, null),
  billing_cycles: kept(cycleSchema),
  due: maybe(dueSchema),
  statement,
  currency,
});

/** What is due today as the server counts it. */
export interface ToldDue {
  /** Minor units. */
  readonly due: Minor;
  readonly next: Minor;
  readonly carried: Minor;
  readonly renewsAt: string | null;
  /** Empty where the server's do not add up to what is due: no sum is explained wrongly. */
  readonly lines: readonly {
    readonly kind: DueKind;
    readonly source: BillSource;
    readonly id: number;
    readonly title: string;
    readonly amount: Minor;
    readonly full: Minor;
    readonly days: number;
    readonly ofDays: number;
  }[];
}

export interface ToldCycle extends ToldDue {
  readonly timeframe: BillingCycle;
  readonly isCurrent: boolean;
  /** What the change costs in this cycle; null where the server does not tell it. */
  readonly statement: Statement | null;
}

/** What an upgrade would mean. */
export interface UpgradeMessage {
  /** The server's HTML; shown through the sanitiser only. */
  readonly html: string;
  readonly title: string;
  /** What it is billed in where nobody picks. */
  readonly timeframe: BillingCycle | null;
  readonly currentTimeframe: BillingCycle | null;
  /** None: there is nothing to pick. [UPG-07] */
  readonly cycles: readonly ToldCycle[];
  readonly due: ToldDue | null;
  /** What the change costs in `timeframe`; null where the server does not tell it. */
  readonly statement: Statement | null;
  readonly currency: CurrencyCode;
}

export const toDue = (wire: z.output<typeof dueSchema>, code: CurrencyCode): ToldDue => {
  const due = toMinor(wire.due_today, code);
  const lines = wire.lines.map(({ of_days: ofDays, ...line }) => ({
    ...line,
    amount: toMinor(line.amount, code),
    full: toMinor(line.full, code),
    ofDays,
  }));
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return {
    due,
    next: toMinor(wire.next_amount, code),
    carried: toMinor(wire.carried, code),
    renewsAt: wire.renews_at,
    lines: sum === due ? lines : [],
  };
};

/** The reply of `GET …/subscription/upgrade/message`; null where it is none, or says nothing of what is agreed to. [API-25] */
export const readUpgrade = (body: unknown): UpgradeMessage | null => {
  const wire = read(upgradeSchema, body);
  if (!wire) return null;
  const { message: html, title, timeframe, current_timeframe: currentTimeframe, currency: code } = wire;
  const told = (one: typeof wire.statement) => one && toStatement(one, code);
  const cycles = wire.billing_cycles.flatMap(({ timeframe: cycle, is_current: isCurrent, statement: own, ...due }) =>
    cycle ? [{ timeframe: cycle, isCurrent, statement: told(own), ...toDue(due, code) }] : [],
  );
  const due = wire.due && toDue(wire.due, code);
  if (!html && !due && !wire.statement && cycles.length === 0) return null;
  return { html, title, timeframe, currentTimeframe, cycles, due, statement: told(wire.statement), currency: code };
};

/**
 * The body of `POST /account/subscription/change`. [API-26, UPG-11, A36]
 * @param timeframe null where none was offered or named: the cycle stays as it is
 */
export const toChangeBody = (timeframe: BillingCycle | null, current: BillingCycle | null) => ({
  timeframe: timeframe ?? current,
  change_billing_model: timeframe === null || timeframe === current ? 0 : 1,
});

/** The body of `POST /account/subscription/create`. [API-27, UPG-09] */
export const toCreateBody = (isExpired: boolean) => ({ is_reactivate: isExpired ? 1 : 0 });
