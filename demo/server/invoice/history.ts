import { Payment } from '../../../src/domain/codes/payment';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { MONTHS } from '../../../src/domain/checkout/bill';
import { monthsAfter } from '../../../src/domain/pricing/months-after';
import type { Period } from '../../../src/domain/pricing/proration';
import { fromContent, type CartContent } from '../cart/content';
import { seededHolding, type Holding } from '../order/holding';
import { wayOf } from '../order/permission';
import { SEEDED_PAYMENTS } from '../order/seeded-payments';
import type { Till } from '../order/submit';
import { titleOf } from '../order/written';
import { minorFromText } from '../../../src/domain/money/minor';
import { draftOf, type InvoiceRow } from './draft';
import { partLines, periodLines, type InvoiceLine } from './lines';
import { SEEDED_PARTS } from './seeded';

/** Of a till, what no database is needed for. */
export type Desk = Pick<Till, 'member' | 'catalogue' | 'currency' | 'now'>;

/** Periods before the one that an account came with: about four years. */
const BEFORE = { month: 47, year: 4 } as const;
const DAY = 86_400_000;

/** Whom we bill. Who pays a reseller, a store or Shopify has no invoices of ours. */
export const isBilledHere = ({ profile }: Till['member']): boolean =>
  wayOf(profile) === 'direct' && !profile.is_mobile_subscription && profile.billing_type !== 'shopify';

/** The n-th period before the one that is held. */
const periodBefore = ({ period, timeframe }: Holding, n: number): Period => {
  const start = (k: number): Date => monthsAfter(period.startsAt, -k * MONTHS[timeframe]);
  return n === 0 ? period : { startsAt: start(n), endsAt: start(n - 1) };
};

/** What was billed before an account came, from what it came with. The same each time. */
export function seededInvoices(desk: Desk): InvoiceRow[] {
  const { member, catalogue, currency } = desk;
  const { subscription, legacy_cost: agreed } = member.profile;
  if (!subscription || !isBilledHere(member)) return [];
  const holding = seededHolding(subscription, catalogue);
  const parts = (SEEDED_PARTS[member.name] ?? []).map(({ moduleIds, left, status }) => ({
    moduleIds,
    at: new Date(holding.period.endsAt.getTime() - left * DAY),
    status,
  }));
  const { content, timeframe, state } = holding;
  const last = SEEDED_PAYMENTS[member.name]?.plan?.payment_status ?? Payment.paid;

  const held = (from: Date): CartContent => {
    const later = new Set(parts.filter(({ at }) => at > from).flatMap(({ moduleIds }) => moduleIds));
    return { ...content, lines: content.lines.filter(({ id }) => !later.has(id)) };
  };
  const linesOf = (period: Period): InvoiceLine[] => {
    if (agreed === undefined) return periodLines(fromContent(held(period.startsAt), catalogue), timeframe, currency);
    const amount = minorFromText(agreed, currency.decimals);
    return [{ kind: 'charge', title: titleOf(desk, content), amount, days: 0, ofDays: 0 }];
  };
  const periods = Array.from({ length: BEFORE[timeframe] + 1 }, (_, n) => periodBefore(holding, n));
  const whole = periods.map((period, n) =>
    draftOf(desk, {
      title: titleOf(desk, content),
      lines: linesOf(period),
      period,
      issuedAt: period.startsAt,
      status: n === 0 && state === SubscriptionState.subscribed ? last : Payment.paid,
    }),
  );
  const added = parts.map(({ moduleIds, at, status }) => {
    const cart = fromContent(
      { ...content, lines: moduleIds.map((id) => ({ id, bundled: 0, quantity: 1 })) },
      catalogue,
    );
    const title = Object.values(cart.lines)
      .map(({ module }) => module.title)
      .join(', ');
    const lines = partLines(cart, timeframe, currency, holding.period, at);
    return draftOf(desk, { title, lines, period: holding.period, issuedAt: at, status });
  });
  return [...whole, ...added];
}
