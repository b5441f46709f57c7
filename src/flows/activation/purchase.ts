import type { ActivationUnderWay } from '../../domain/activation/machine';
import type { Reply } from '../../api/reply';
import { CHANGED, readChanged } from '../../contract/refusal';
import { readConfirmed, toConfirmBody, toPurchaseBody } from '../../contract/module-activation';
import { sameCodes } from '../../domain/codes/same-codes';
import type { Effect } from '../../store/state';
import { releaseLease } from './lease';
import { dispatchOutcome, dispatchRefusal, dispatchUnreadable, isAttemptRunning } from './dispatch-outcome';
import { activationStepped, newKey } from './slice';

/** Error of a mismatch: the server confirmed another list of add-ons than the page sent. [ACT-16] */
const MISMATCH = { status: 406, message: 'Invalid payload' } as const;

/** Returns the idempotency key of the purchase; the process call uses the attempt's own key. */
const keyOf = ({ key }: ActivationUnderWay): string => `${key}-buy`;

/** Buys the requested add-ons, once, and only if the server confirms the same list. [ACT-15, ACT-16, API-44, API-45] */
export async function purchaseAddOn(state: ActivationUnderWay, api: Effect): Promise<void> {
  const { client } = api.extra;
  const codes = 'codes' in state ? state.codes : [];
  const answer = await client.request('modulesConfirm', { body: toConfirmBody(codes) });
  if (!answer.ok) return dispatchRefusal(api, state, answer.failure, 'purchase');
  // Another account buys nothing of what its predecessor has confirmed.
  if (!isAttemptRunning(api, state)) return;
  const confirmed = readConfirmed(answer.body);
  if (!confirmed) return dispatchUnreadable(api, state, 'purchase');
  if (
    !sameCodes(
      codes,
      confirmed.map((one) => one.add_on_code),
    )
  ) {
    const event = { type: 'refused', key: state.key, fault: 'mismatch', messages: [MISMATCH.message] } as const;
    return void api.dispatch(activationStepped({ event, code: MISMATCH.status }));
  }
  const body = toPurchaseBody(confirmed);
  const version = ('statement' in state && state.statement?.version) || null;
  const options = { body, idempotencyKey: keyOf(state), statement: version };
  return hear(await client.request('modulesPurchase', options), state, api);
}

/**
 * Resolves the unknown outcome of a purchase. If the write never arrived, it sends the purchase again with the same idempotency
 * key. After a reload the page no longer has what was confirmed, so that the server is asked anew what it costs.
 */
export async function resumePurchase(state: ActivationUnderWay, api: Effect): Promise<void> {
  const outcome = await api.extra.client.outcome(keyOf(state));
  if (outcome.ok || outcome.failure.kind !== 'never-arrived') return hear(outcome, state, api);
  if (!isAttemptRunning(api, state)) return;
  const isConfirmed = 'codes' in state && state.codes.length > 0;
  return isConfirmed ? purchaseAddOn(state, api) : dispatchOutcome(api, { type: 'missing', key: state.key });
}

function hear(reply: Reply, state: ActivationUnderWay, api: Effect): Promise<void> | void {
  if (reply.ok) return dispatchOutcome(api, { type: 'bought', key: state.key });
  if (reply.failure.ownStatus === CHANGED) {
    const { currency } = api.getState().session.account;
    const statement = readChanged(reply.failure.body, currency);
    // A changed price starts a new attempt under a new key, so the lease of this one ends.
    releaseLease(api, state.key);
    return dispatchOutcome(api, { type: 'changed', key: state.key, next: newKey(), statement });
  }
  if (reply.failure.kind === 'unknown-outcome') return dispatchOutcome(api, { type: 'unanswered', key: state.key });
  return dispatchRefusal(api, state, reply.failure, 'purchase');
}
