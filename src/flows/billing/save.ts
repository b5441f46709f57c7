import type { Client } from '../../api/client';
import type { Failure, Reply } from '../../api/reply';
import { readChallenge, toBillingBody } from '../../contract/billing';
import { readMessage } from '../../contract/envelope';
import type { BillingDetails } from '../../domain/billing/details';
import type { PaymentWish } from '../../domain/billing/info';
import { responseTo } from '../../domain/errors/catalogue';
import type { BillingOutcome, BillingProblem } from './outcome';

/** What no status says. */
const KINDS: Partial<Record<Failure['kind'], 'offline' | 'expired' | 'unauthorized' | 'not-json'>> = {
  'session-expired': 'expired',
  unauthorized: 'unauthorized',
  'not-json': 'not-json',
  offline: 'offline',
  network: 'offline',
  timeout: 'offline',
  'never-arrived': 'offline',
};

const remedyOf = (kind: Failure['kind'], status: number) => responseTo('billing', { kind, status }).remedy;

function problemOf({ kind, ownStatus, body, idempotencyKey }: Failure): BillingProblem {
  if (kind === 'unknown-outcome' && idempotencyKey) return { kind: 'unknown', key: idempotencyKey };
  const other = KINDS[kind];
  if (other) return { kind: other };
  const message = body === null ? null : readMessage(body);
  return message && remedyOf(kind, ownStatus) === 'pass' ? { kind: 'refused', message } : { kind: 'failed' };
}

/** [BIL-16 … BIL-19, ERR-26] */
export function billingOutcomeOf(reply: Reply): BillingOutcome {
  if (!reply.ok) {
    const { kind, ownStatus: own, body: said } = reply.failure;
    const url = remedyOf(kind, own) === 'verify' ? readChallenge(said) : null;
    if (url !== null) return { kind: 'challenge', url };
    return { kind: 'not-saved', status: own, problem: problemOf(reply.failure) };
  }
  const { status, body } = reply;
  if (status === 200) return { kind: 'saved' };
  // 201 and the like: below 500, and not the one that means success.
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

export const NOBODY: BillingOutcome = { kind: 'not-saved', status: 401, problem: { kind: 'unauthorized' } };

/** Sends an update of a member, once. What stands in `payment` goes into its body and nowhere else. [API-46, BIL-20] */
export async function saveBilling(client: Client, update: BillingUpdate): Promise<BillingOutcome> {
  const { memberId, details, payment, threeDToken } = update;
  if (!(memberId > 0)) return NOBODY;
  const body = toBillingBody(memberId, details, payment, threeDToken);
  return billingOutcomeOf(await client.request('billingUpdate', { body }));
}

/** Asks what became of an update or a payment whose answer was lost. */
export const resolveBilling = async (client: Client, key: string): Promise<BillingOutcome> =>
  billingOutcomeOf(await client.outcome(key));
