import * as z from 'zod/mini';
import type { BillSource } from '../domain/checkout/bill';
import type { DueKind } from '../domain/checkout/due';
import type { Removed, Statement, StatementLine } from '../domain/checkout/statement';
import type { CurrencyCode } from '../domain/money/currency';
import { cycle } from './cycle';
import { currency, toBasisPoints, toMinor, toMinorOrNull } from './envelope';
import { all, amount, count, day, int, usableRows, recordOrNull, oneOf, read, text, textOrNull } from './fields';

const SOURCES = ['plan', 'fleet', 'module', 'account'] as const satisfies readonly BillSource[];
const KINDS = ['charge', 'credit', 'balance', 'carried'] as const satisfies readonly DueKind[];
const REMOVED = ['plan', 'module'] as const satisfies readonly Removed['kind'][];

export const statementLineSchema = z.object({
  kind: oneOf(KINDS, 'charge'),
  source: oneOf(SOURCES, 'account'),
  id: int,
  title: text,
  ...all(amount, 'amount', 'full'),
  ...all(count, 'days', 'of_days'),
  charge: oneOf(['recurring', 'once'], 'recurring'),
  ...all(day, 'starts_on', 'ends_on'),
});
export const removedSchema = z.object({ kind: oneOf(REMOVED, 'module'), id: int, title: text });
export const statementSchema = z.object({
  version: textOrNull,
  lines: usableRows(statementLineSchema),
  ...all(amount, 'credit', 'subtotal', 'tax', 'tax_rate', 'total', 'next', 'recurring', 'carried'),
  ...all(text, 'tax_name', 'tax_country'),
  timeframe: cycle,
  ...all(day, 'due_at', 'renews_on', 'period_started_on'),
  removes: usableRows(removedSchema),
});

/** Decodes a field that holds a statement; null if the reply has none. */
export const statement = recordOrNull(statementSchema);
const envelopeSchema = z.object({ currency, statement });

const lineOf = (wire: z.output<typeof statementLineSchema>, code: CurrencyCode): StatementLine => ({
  kind: wire.kind,
  source: wire.source,
  id: wire.id,
  title: wire.title,
  amount: toMinor(wire.amount, code),
  full: toMinorOrNull(wire.full, code),
  days: wire.days,
  ofDays: wire.of_days,
  charge: wire.charge,
  startsOn: wire.starts_on,
  endsOn: wire.ends_on,
});

/**
 * Decodes the lines; returns none if one has no amount or if they do not add up to the subtotal, because they would explain a wrong sum.
 */
const linesOf = (
  { lines, subtotal }: z.output<typeof statementSchema>,
  code: CurrencyCode,
): readonly StatementLine[] => {
  const told = lines.map((line) => lineOf(line, code));
  const sum = told.reduce((total, line) => total + line.amount, 0);
  const isWhole = lines.every((line) => line.amount !== null);
  return isWhole && sum === toMinorOrNull(subtotal, code) ? told : [];
};

/** Decodes a statement, in the currency of its reply. An absent field becomes null and never 0. */
export const toStatement = (wire: z.output<typeof statementSchema>, code: CurrencyCode): Statement => {
  const minor = (written: string | null) => toMinorOrNull(written, code);
  const tax = minor(wire.tax);
  const { tax_rate: rate, tax_name: name, tax_country: country } = wire;
  return {
    version: wire.version,
    lines: linesOf(wire, code),
    credit: minor(wire.credit),
    subtotal: minor(wire.subtotal),
    tax: tax === null ? null : { amount: tax, rate: rate === null ? null : toBasisPoints(rate), name, country },
    total: minor(wire.total),
    next: minor(wire.next),
    recurring: minor(wire.recurring),
    timeframe: wire.timeframe,
    dueAt: wire.due_at,
    renewsOn: wire.renews_on,
    periodStartedOn: wire.period_started_on,
    carried: minor(wire.carried),
    removes: wire.removes,
  };
};

/** Reads the statement of a reply such as `GET /cart/data`; null if it has none. */
export const readStatement = (body: unknown): Statement | null => {
  const wire = read(envelopeSchema, body);
  return wire?.statement ? toStatement(wire.statement, wire.currency) : null;
};
