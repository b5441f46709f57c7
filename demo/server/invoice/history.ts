import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { MONTHS } from '../../../src/domain/checkout/bill';
import type { Period } from '../../../src/domain/pricing/proration';
import { addDays, monthsFrom, type Day } from '../../../src/domain/time/day';
import { seededBilling } from '../billing/seeded-billing';
import { fromContent, type CartContent } from '../model/content';
import { seededHolding } from '../subscription/seeded-holding';
import type { Holding } from '../subscription/holding';
import { CAME_BEFORE, SEEDED_PAYMENTS } from '../seeds/payments';
import { titleOf } from '../subscription/written';
import { isBilledHere, partiesOf, type InvoiceContext } from './parties-of';
import { creditNoteOf } from './credit-note';
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

/** Days after its issue on which a seeded invoice was refunded or canceled. */
const CORRECTED_AFTER = 6;

/** Adds the payment that the seeded status implies, to which a reset of the demo returns. */
function withPayment(draft: Draft): Draft {
  const { status, issuedOn, paidWith } = draft;
  const isRefunded = status === PaymentStatus.refund;
  const paidOn = status === PaymentStatus.paid || isRefunded ? issuedOn : null;
  const payment = { status, paidWith, paidOn, refundedOn: isRefunded ? addDays(issuedOn, CORRECTED_AFTER) : null };
  return { ...draft, ...payment, seeded: payment };
}

/** Returns the credit note of a seeded invoice that was refunded or canceled. */
function correctionOf(draft: Draft): Draft[] {
  const { status, issuedOn } = draft;
  if (status !== PaymentStatus.refund && status !== PaymentStatus.void) return [];
  const cause = status === PaymentStatus.refund ? 'refund' : 'cancellation';
  const note = creditNoteOf(draft, null, cause, addDays(issuedOn, CORRECTED_AFTER));
  const { status: own, paidWith, paidOn, refundedOn } = note;
  return [{ ...note, original: draft, seeded: { status: own, paidWith, paidOn, refundedOn } }];
}

/** Returns the seeded invoices of an account's past periods with their credit notes, oldest first. Deterministic. */
export function seededInvoices(desk: InvoiceContext): readonly Draft[] {
  const { member, catalogue, currency, now } = desk;
  const holding = seededHolding(member.profile, catalogue);
  if (!holding || !isBilledHere(member)) return [];
  const parties = partiesOf(member, seededBilling(member, new Date(now).getUTCFullYear()));
  const { content, timeframe, state } = holding;
  const parts = (SEEDED_PARTS[member.name] ?? []).map(({ moduleIds, left, status }) => ({
    moduleIds,
    on: addDays(holding.period.endsOn, -left),
    status,
  }));
  const { payment_status: last = PaymentStatus.paid, due } = SEEDED_PAYMENTS[member.name]?.plan ?? {};
  /** The seeded due date overrides the payment term where a payment is due soon. */
  const dueOn = due === undefined ? {} : { dueOn: addDays(holding.period.endsOn, due - CAME_BEFORE) };

  /** Add-ons whose trial has expired: nothing was ever billed for them. */
  const unpaid = Object.entries(SEEDED_PAYMENTS[member.name]?.modules ?? {})
    .filter(([, { module_billing: billing }]) => billing === ModuleBilling.trialExpired)
    .map(([id]) => Number(id));

  const held = (from: Day): CartContent => {
    const later = new Set([...unpaid, ...parts.filter(({ on }) => on > from).flatMap(({ moduleIds }) => moduleIds)]);
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
  const all = [...whole, ...added].map(withPayment);
  return [...all, ...all.flatMap(correctionOf)].toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1));
}
