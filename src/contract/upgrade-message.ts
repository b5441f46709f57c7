import * as z from 'zod/mini';
import type { BillingCycle } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import type { Statement } from '../domain/checkout/statement';
import { cycle } from './cycle';
import { currency } from './envelope';
import { flag, usableRows, read, text } from './fields';
import { statement, toStatement } from './statement';

export const cycleSchema = z.object({ timeframe: cycle, is_current: flag, statement });
export const upgradeSchema = z.object({
  message: text,
  title: text,
  timeframe: cycle,
  current_timeframe: cycle,
  billing_cycles: usableRows(cycleSchema),
  statement,
  currency,
});

export interface UpgradeCycle {
  readonly timeframe: BillingCycle;
  readonly isCurrent: boolean;
  /** Cost of the change in this cycle; null if the server does not tell it. */
  readonly statement: Statement | null;
}

/** Terms of an upgrade. */
export interface UpgradeMessage {
  /** HTML of the server; render it through the sanitiser only. */
  readonly html: string;
  readonly title: string;
  /** Billing cycle if the member picks none. */
  readonly timeframe: BillingCycle | null;
  readonly currentTimeframe: BillingCycle | null;
  /** Cycles to pick from; empty if there is no choice. [UPG-07] */
  readonly cycles: readonly UpgradeCycle[];
  /** Cost of the change in `timeframe`; null if the server does not tell it. */
  readonly statement: Statement | null;
  readonly currency: CurrencyCode;
}

/** Reads the reply of `GET …/subscription/upgrade/message`; null if it is malformed or holds nothing to consent to. [API-25] */
export const readUpgrade = (body: unknown): UpgradeMessage | null => {
  const wire = read(upgradeSchema, body);
  if (!wire) return null;
  const { message: html, title, timeframe, current_timeframe: currentTimeframe, currency: code } = wire;
  const told = (one: typeof wire.statement) => one && toStatement(one, code);
  const cycles = wire.billing_cycles.flatMap(({ timeframe: picked, is_current: isCurrent, statement: own }) =>
    picked ? [{ timeframe: picked, isCurrent, statement: told(own) }] : [],
  );
  if (!html && !wire.statement && cycles.length === 0) return null;
  return { html, title, timeframe, currentTimeframe, cycles, statement: told(wire.statement), currency: code };
};

/**
 * Encodes the body of `POST /account/subscription/change`. [API-26, UPG-11, docs/decisions/0051]
 * @param timeframe null if no cycle was offered or named; the current cycle stays
 */
export const toChangeBody = (timeframe: BillingCycle | null, current: BillingCycle | null) => ({
  timeframe: timeframe ?? current,
  change_billing_model: timeframe === null || timeframe === current ? 0 : 1,
});

/** Encodes the body of `POST /account/subscription/create`. [API-27, UPG-09] */
export const toCreateBody = (isExpired: boolean) => ({ is_reactivate: isExpired ? 1 : 0 });
