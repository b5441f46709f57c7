import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { CartContent } from '../cart/content';
import { written } from '../shop/money';
import type { Due } from '../../../src/domain/checkout/due';
import type { Till } from './submit';

/** An amount with its sign, as the wire writes it. */
export const signed = (amount: number, { currency }: Pick<Till, 'currency'>): string =>
  amount < 0 ? `-${written(-amount, currency.code)}` : written(amount, currency.code);

/** What a content is called. */
export const titleOf = ({ catalogue }: Pick<Till, 'catalogue'>, { planId }: CartContent): string =>
  catalogue.plans.get(planId ?? customPlan.id)?.title ?? customPlan.title;

/** What is due today, line by line, as the wire carries it. */
export const dueWire = (till: Pick<Till, 'currency'>, { lines, due, carried, period, next }: Due) => ({
  due_today: signed(due, till),
  carried: signed(carried, till),
  next_amount: signed(next, till),
  period_started_at: period.startsOn,
  renews_at: period.endsOn,
  lines: lines.map(({ kind, source, id, title, amount, full, days, ofDays }) => ({
    kind,
    source,
    id,
    title,
    amount: signed(amount, till),
    full: signed(full, till),
    days,
    of_days: ofDays,
  })),
});
