import type { Client } from '../../api/client';
import type { Failure, Reply } from '../../api/reply';
import { toBillingBody } from '../../contract/billing';
import { readMessage } from '../../contract/envelope';
import type { BillingDetails } from '../../domain/billing/details';
import type { PaymentWish } from '../../domain/billing/info';
import { responseTo } from '../../domain/errors/catalogue';
import { challengeIn } from './challenge';
import type { BillingOutcome, BillingProblem } from './outcome';

/** Maps failures that have no meaningful status to problems. */
const KINDS: Partial<Record<Failure['kind'], 'offline' | 'expired' | 'unauthorized' | 'not-json'>> = {
  'session-expired': 'expired',
  unauthorized: 'unauthorized',
  'not-json': 'not-json',
  offline: 'offline',
  network: 'offline',
  timeout: 'offline',
  'never-arrived': 'offline',
};

function problemOf({ kind, ownStatus, body, idempotencyKey }: Failure): BillingProblem {
  if (kind === 'unknown-outcome' && idempotencyKey) return { kind: 'unknown', key: idempotencyKey };
  const other = KINDS[kind];
  if (other) return { kind: other };
  const message = body === null ? null : readMessage(body);
  const { remedy } = responseTo('billing', { kind, status: ownStatus });
  return message && remedy === 'pass' ? { kind: 'refused', message } : { kind: 'failed' };
}

/** Maps a reply to the outcome of a billing update. [BIL-16 … BIL-19, ERR-26] */
function billingOutcomeOf(reply: Reply): BillingOutcome {
  if (!reply.ok) {
    const { failure } = reply;
    const url = challengeIn(failure);
    if (url !== null) return { kind: 'challenge', url };
    return { kind: 'not-saved', status: failure.ownStatus, problem: problemOf(failure) };
  }
  const { status, body } = reply;
  if (status === 200) return { kind: 'saved' };
  // Only 200 means success; any other status here, such as 201, shows the server's message.
  const message = readMessage(body);
  const problem: BillingProblem = message ? { kind: 'refused', message } : { kind: 'failed' };
  return { kind: 'not-saved', status, problem };
}

export interface BillingUpdate {
  readonly memberId: number;
  readonly details: BillingDetails;
  readonly payment: PaymentWish;
  readonly threeDToken: string | null;
}

const NOBODY: BillingOutcome = { kind: 'not-saved', status: 401, problem: { kind: 'unauthorized' } };

/** Sends a member's billing update, once. The data in `payment` go into the request body and nowhere else. [API-46, BIL-20] */
export async function saveBilling(client: Client, update: BillingUpdate): Promise<BillingOutcome> {
  const { memberId, details, payment, threeDToken } = update;
  if (!(memberId > 0)) return NOBODY;
  const body = toBillingBody(memberId, details, payment, threeDToken);
  return billingOutcomeOf(await client.request('billingUpdate', { body }));
}

/** Asks the server for the outcome of an update or a payment whose answer was lost. */
export const resolveBilling = async (client: Client, key: string): Promise<BillingOutcome> =>
  billingOutcomeOf(await client.outcome(key));

export interface InvoicePayment {
  readonly memberId: number;
  readonly number: string;
  /** Token of the bank's challenge; null before one. */
  readonly threeDToken: string | null;
}

/** Pays an open invoice with the stored payment method, once. The bank may ask for a challenge first. */
export async function payInvoice(client: Client, payment: InvoicePayment): Promise<BillingOutcome> {
  const { memberId, number, threeDToken } = payment;
  if (!(memberId > 0)) return NOBODY;
  const params = { member_id: memberId, invoice_number: number };
  const body = threeDToken === null ? {} : { three_d_token_id: threeDToken };
  return billingOutcomeOf(await client.request('invoicePay', { params, body }));
}

/** Resumes a paused subscription, once. */
export const resumeSubscription = async (client: Client): Promise<BillingOutcome> =>
  billingOutcomeOf(await client.request('subscriptionResume', { body: {} }));
