import type { BillingCycle, Catalogue } from '../../../src/domain/catalogue/types';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import type { CartPlan } from '../../../src/domain/cart/types';
import type { Due, DueLine } from '../../../src/domain/checkout/due';
import type { Removed } from '../../../src/domain/checkout/statement';
import type { Minor } from '../../../src/domain/money/minor';
import { dayOf, type Day } from '../../../src/domain/time/day';
import { fromContent, type CartContent } from '../model/content';
import type { AtPeriodEnd } from '../db/orders';
import { taxOf, type Tax } from '../billing/tax';
import { percent } from '../core/money';
import { isInUse, type Holding } from '../subscription/holding';
import type { AccountContext } from '../account/context';
import { signed } from '../subscription/written';

/** The content and the billing cycle of a prospective order. */
export interface WantedOrder {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  /** Set where the subscription does not renew, so that no further invoice follows. */
  readonly atPeriodEnd?: Exclude<AtPeriodEnd, 'renews'>;
}

export interface StatementInput {
  readonly context: Pick<AccountContext, 'catalogue' | 'currency' | 'now'> & { readonly memberId: number | null };
  readonly holding: Holding | null;
  readonly wanted: WantedOrder;
  readonly due: Due;
  /** Null where it is unknown. */
  readonly tax: Tax | null;
  /** Identifies the previous order if this one has a one-off charge, which may be ordered again; else 0. */
  readonly after?: number;
}

/** Returns whether two plans are the same apart from their billing cycle. */
const isSamePlan = (one: CartPlan, other: CartPlan, { plans }: Catalogue): boolean => {
  const [family, wanted] = [plans.get(one.id)?.family, plans.get(other.id)?.family];
  return one.id === other.id || (Boolean(family) && family === wanted);
};

/** Lists what the order removes from the holding, the package first, and paid add-ons that are off and whose paid days would end. */
function removedBy({ context: { catalogue }, holding, wanted, due }: StatementInput): Removed[] {
  if (!isInUse(holding)) return [];
  const [held, then] = [fromContent(holding.content, catalogue), fromContent(wanted.content, catalogue)];
  const isGone =
    held.plan && !isCustomSolution(held.plan) && !(then.plan && isSamePlan(held.plan, then.plan, catalogue));
  return [
    ...(isGone && held.plan ? [{ kind: 'plan' as const, id: held.plan.id, title: held.plan.title }] : []),
    ...Object.values(held.lines)
      .filter(({ module }) => !then.lines[module.id])
      .map(({ module: { id, title } }) => ({ kind: 'module' as const, id, title })),
    ...due.lines
      .filter(({ kind, source, id }) => kind === 'credit' && source === 'module' && !held.lines[id] && !then.lines[id])
      .map(({ id, title }) => ({ kind: 'module' as const, id, title })),
  ];
}

/** Returns the ordered content in a normalized order. */
const partsOf = ({ content, timeframe, atPeriodEnd }: WantedOrder) => ({
  timeframe,
  atPeriodEnd,
  planId: content.planId,
  quantity: content.quantity ?? null,
  selected: content.selected.toSorted(),
  lines: content.lines
    .map(({ id, bundled, quantity, atBase }) => [id, bundled, quantity, atBase ? 1 : 0])
    .toSorted(([one = 0], [other = 0]) => one - other),
});

const sumOf = (lines: readonly DueLine[], kind: DueLine['kind']): Minor =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

interface Sums {
  readonly credit: Minor;
  readonly subtotal: Minor;
  /** Null where the tax country is unknown. */
  readonly tax: Minor | null;
  readonly total: Minor;
  readonly next: Minor;
  readonly recurring: Minor;
}

/** Returns the sums of a statement. Credit and balances are net amounts; tax applies to what remains due. */
function sumsOf({ due: { due, lines, next, carried }, tax }: Pick<StatementInput, 'due' | 'tax'>): Sums {
  const taxed = (net: Minor): Minor => (tax === null ? 0 : taxOf(net, tax.rate));
  const withTax = (net: Minor): Minor => net + taxed(net);
  return {
    credit: 0 - sumOf(lines, 'balance'),
    subtotal: due,
    tax: tax === null ? null : taxed(due),
    total: withTax(due),
    next: withTax(Math.max(0, next - carried)),
    recurring: withTax(next),
  };
}

interface Days {
  readonly due: Day;
  readonly renews: Day;
  readonly started: Day;
}

const daysOf = ({ context, due: { period } }: Pick<StatementInput, 'context' | 'due'>): Days => ({
  due: dayOf(context.now),
  renews: period.endsOn,
  started: period.startsOn,
});

/** Returns all facts that a confirmation covers, free of any language: content, removals, costs and periods. */
export function statementFacts({ context, holding, wanted, due, tax, after = 0 }: StatementInput) {
  return {
    member: context.memberId,
    currency: context.currency.code,
    country: tax?.country ?? null,
    wanted: partsOf(wanted),
    held: isInUse(holding) ? partsOf({ content: holding.content, timeframe: holding.timeframe }) : null,
    sums: sumsOf({ due, tax }),
    carried: due.carried,
    after,
    days: daysOf({ context, due }),
    lines: due.lines.map(({ kind, source, id, amount, full, days, ofDays }) => [
      kind,
      source,
      id,
      amount,
      full,
      days,
      ofDays,
    ]),
  };
}

/** Converts a statement to its wire format, without its version. */
export function unversionedStatement(told: StatementInput) {
  const { context, wanted, due, tax: its } = told;
  const { lines, carried } = due;
  const { credit, subtotal, tax, total, next, recurring } = sumsOf(told);
  const days = daysOf(told);
  const write = (amount: Minor): string => signed(amount, context);
  return {
    lines: lines.map(({ kind, source, id, title, amount, full, days: left, ofDays, span, charge }) => ({
      kind,
      source,
      id,
      title,
      amount: write(amount),
      full: write(full),
      days: left,
      of_days: ofDays,
      ...(charge && { charge }),
      ...(span && { starts_on: span.startsOn, ends_on: span.endsOn }),
    })),
    credit: write(credit),
    subtotal: write(subtotal),
    tax: tax === null ? null : write(tax),
    ...(its && { tax_rate: String(percent(its.rate)), tax_name: its.name, tax_country: its.country }),
    total: write(total),
    next: write(next),
    recurring: write(recurring),
    timeframe: wanted.timeframe,
    due_at: days.due,
    renews_on: days.renews,
    period_started_on: days.started,
    carried: write(carried),
    removes: removedBy(told),
  };
}
