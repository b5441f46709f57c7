import { eq } from 'drizzle-orm';
import { addDays, startOf, type Day } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import { hasMethod } from '../billing/has-method';
import type { OrderRow } from '../db/orders';
import { invoices, subscriptions } from '../db/schema';
import type { InvoiceRow } from '../invoice/draft';
import { partiesNow } from '../invoice/parties-now';
import { note, text } from '../mail/letter';
import { invoiceFile } from '../pdf/invoice-pdf';
import { holdingOf, type SubscriptionRow } from '../subscription/holding';
import { titleOf } from '../subscription/written';
import { invoicePath, postLetter, postOf, type Post } from './post';
import { nextPayment } from './statement';

const SUBSCRIPTION = '/account/billing/subscription';
const INVOICES = '/account/invoices';

const factsOf = ({ number, title: what, total }: InvoiceRow, { sum }: Post['writer']) => ({
  number,
  what,
  total: sum(total),
});

/** Mails that the payment of an order was declined. Orders without an invoice here are not paid here. */
export async function mailDeclined(context: AccountContext, { id, receipt, activatesAt }: OrderRow): Promise<void> {
  const [invoice] = await context.db.select().from(invoices).where(eq(invoices.orderId, id)).limit(1);
  if (!invoice) return;
  const post = await postOf(context, receipt);
  const { say, day } = post.writer;
  const facts = { ...factsOf(invoice, post.writer), date: day(invoice.issuedOn) };
  const letter = {
    kind: 'declined',
    subject: say('mail_declined_subject', facts),
    preheader: say('mail_declined_next'),
    title: say('mail_declined_title'),
    parts: [text(say('mail_declined', facts)), text(say('mail_declined_next'))],
    button: { label: say('mail_declined_open'), link: post.site(SUBSCRIPTION) },
  } as const;
  await postLetter(context, post, letter, activatesAt ?? new Date(context.now));
}

/** Mails that the payment of an open invoice was declined, with the invoice. */
export async function mailUnpaid(context: AccountContext, invoice: InvoiceRow): Promise<void> {
  const post = await postOf(context);
  const { language, writer } = post;
  const facts = factsOf(invoice, writer);
  const { say } = writer;
  const letter = {
    kind: 'declined',
    subject: say('mail_unpaid_subject', facts),
    preheader: say('mail_unpaid_next'),
    title: say('mail_declined_title'),
    parts: [text(say('mail_unpaid', facts)), text(say('mail_unpaid_next'))],
    button: { label: say('mail_past_due_open'), link: post.site(INVOICES) },
    after: [note(say('receipt_attached'))],
  } as const;
  const attachment = { name: invoiceFile(invoice), path: invoicePath(invoice, language) };
  await postLetter(context, post, letter, new Date(context.now), attachment);
}

/** Mails that an invoice has become past due, on the day after it was due. */
export async function mailPastDue(context: AccountContext, invoice: InvoiceRow): Promise<void> {
  const post = await postOf(context);
  const { language, writer } = post;
  const { say, day } = writer;
  const facts = { ...factsOf(invoice, writer), date: day(invoice.dueOn) };
  const letter = {
    kind: 'past-due',
    subject: say('mail_past_due_subject', facts),
    preheader: say('mail_past_due', facts),
    title: say('mail_past_due_title', facts),
    parts: [text(say('mail_past_due', facts)), text(say('mail_past_due_next'))],
    button: { label: say('mail_past_due_open'), link: post.site(INVOICES) },
    after: [note(say('receipt_attached'))],
  } as const;
  const attachment = { name: invoiceFile(invoice), path: invoicePath(invoice, language) };
  await postLetter(context, post, letter, startOf(addDays(invoice.dueOn, 1)), attachment);
}

/** Mails that an invoice was refunded. */
export async function mailRefund(context: AccountContext, invoice: InvoiceRow): Promise<void> {
  const post = await postOf(context);
  const { language, writer, base } = post;
  const { say, day } = writer;
  const facts = { ...factsOf(invoice, writer), date: day(new Date(context.now)) };
  const path = invoicePath(invoice, language);
  const letter = {
    kind: 'refund',
    subject: say('mail_refund_subject', facts),
    preheader: say('mail_refund', facts),
    title: say('mail_refund_title', facts),
    parts: [text(say('mail_refund', facts)), text(say('mail_refund_next'))],
    button: { label: say('mail_invoice_open'), link: base + path },
    after: [note(say('receipt_attached'))],
  } as const;
  await postLetter(context, post, letter, new Date(context.now), { name: invoiceFile(invoice), path });
}

/** How many days before a trial's end its member is told. */
const BEFORE = 3;

/** Returns the day on which the end of a trial is to be told; null where it was told, or there is no trial. */
export const noticeOn = ({ isTrial, periodEndsOn, toldEndsOn }: SubscriptionRow): Day | null =>
  isTrial && toldEndsOn !== periodEndsOn ? addDays(periodEndsOn, -BEFORE) : null;

/** Mails that a trial ends soon, and what is charged then, once. The caller must hold `lockMember`. */
export async function tellTrialEnd(context: AccountContext, row: SubscriptionRow, on: Day): Promise<void> {
  const { db, member, catalogue } = context;
  await db.update(subscriptions).set({ toldEndsOn: row.periodEndsOn }).where(eq(subscriptions.memberId, member.id));
  const at = startOf(on);
  const then = { ...context, now: at.getTime() };
  const holding = await holdingOf(then);
  const next = holding && nextPayment(then, holding, (await partiesNow(then)).tax);
  if (!next) return;
  const post = await postOf(context);
  const { say, day, sum } = post.writer;
  const facts = { what: titleOf({ catalogue }, holding.content), date: day(row.periodEndsOn), total: sum(next.total) };
  const isReady = await hasMethod(then);
  const letter = {
    kind: 'trial',
    subject: say('mail_trial_subject', facts),
    preheader: say(isReady ? 'mail_trial_charged' : 'mail_trial_lacks', facts),
    title: say('mail_trial_title', facts),
    parts: isReady
      ? [text(say('mail_trial_charged', facts)), text(say('mail_trial_stop'))]
      : [text(say('mail_trial_lacks', facts)), text(say('mail_trial_else'))],
    button: { label: say(isReady ? 'mail_trial_open' : 'mail_trial_add'), link: post.site(SUBSCRIPTION) },
  } as const;
  await postLetter(context, post, letter, at);
}
