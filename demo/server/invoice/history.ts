import { PaymentStatus } from '../../../src/domain/codes/payment';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { MONTHS } from '../../../src/domain/checkout/bill';
import type { Period } from '../../../src/domain/pricing/proration';
import { addDays, monthsFrom, type Day } from '../../../src/domain/time/day';
import { cameWith } from '../billing/came-with';
import { fromContent, type CartContent } from '../model/content';
import { seededHolding } from '../subscription/came-with';
import type { Holding } from '../subscription/holding';
import { CAME_BEFORE, SEEDED_PAYMENTS } from '../seeds/payments';
import { titleOf } from '../subscription/written';
import { isBilledHere, partiesOf, type Desk } from './desk';
import { draftOf, type Draft } from './draft';
import { holdingLines, partLines } from './lines';
import { SEEDED_PARTS } from '../seeds/parts';

/** The number of past periods that are seeded with invoices: about four years. */
const BEFORE = { month: 47, year: 4 } as const;

/** Returns the n-th period before the current one. */
const periodBefore = ({ period, timeframe }: Holding, n: number): Period => {
  const end = (k: number): Day => monthsFrom(period.endsOn, -k * MONTHS[timeframe]);
  return { startsOn: n === 0 ? period.startsOn : end(n + 1), endsOn: n === 1 ? period.startsOn : end(n) };
};

/** Returns the seeded invoices of an account's past periods, oldest first. Deterministic. */
export function seededInvoices(desk: Desk): readonly Draft[] {
  const { member, catalogue, currency, now } = desk;
  const holding = seededHolding(member.profile, catalogue);
  if (!holding || !isBilledHere(member)) return [];
  const parties = partiesOf(member, cameWith(member, new Date(now).getUTCFullYear()));
  const { content, timeframe, state } = holding;
  const parts = (SEEDED_PARTS[member.name] ?? []).map(({ moduleIds, left, status }) => ({
    moduleIds,
    on: addDays(holding.period.endsOn, -left),
    status,
  }));
  const { payment_status: last = PaymentStatus.paid, due } = SEEDED_PAYMENTS[member.name]?.plan ?? {};
  /** The seeded due date overrides the payment term where a payment is due soon. */
  const dueOn = due === undefined ? {} : { dueOn: addDays(holding.period.endsOn, due - CAME_BEFORE) };

  const held = (from: Day): CartContent => {
    const later = new Set(parts.filter(({ on }) => on > from).flatMap(({ moduleIds }) => moduleIds));
    return { ...content, lines: content.lines.filter(({ id }) => !later.has(id)) };
  };
  const periods = Array.from({ length: BEFORE[timeframe] + 1 }, (_, n) => periodBefore(holding, n));
  const whole = periods.map((period, n) => ({
    ...draftOf(desk, parties, {
      cause: 'renewal',
      title: titleOf(desk, content),
      lines: holdingLines(desk, { ...holding, content: held(period.startsOn) }, period),
      period,
      issuedOn: period.startsOn,
      status: n === 0 && state === SubscriptionState.subscribed ? last : PaymentStatus.paid,
    }),
    ...(n === 0 && dueOn),
  }));
  const added = parts.map(({ moduleIds, on, status }) => {
    const cart = fromContent(
      { ...content, lines: moduleIds.map((id) => ({ id, bundled: 0, quantity: 1 })) },
      catalogue,
    );
    const title = Object.values(cart.lines)
      .map(({ module }) => module.title)
      .join(', ');
    const lines = partLines(cart, timeframe, currency, holding.period, on);
    const billed = { cause: 'addition', title, lines, period: holding.period, issuedOn: on, status } as const;
    return draftOf(desk, parties, billed);
  });
  return [...whole, ...added].toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1));
}
