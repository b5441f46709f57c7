import type { Failure } from '../../api/reply';
import { readReason } from '../../contract/refusal';
import type { CheckoutCommand, SentBy } from '../../domain/checkout/machine';
import type { Order } from '../../domain/checkout/order';
import type { Operation } from '../../domain/errors/catalogue';
import { Status } from '../../domain/errors/statuses';
import { endsSession } from '../../domain/errors/failure';
import type { Effect } from '../../store/state';
import { userErrorOf } from '../../store/effects/user-error';
import type { DialogText } from '../../store/slices/dialogs';
import { resumeAfterMigration } from '../../store/effects/resume-after-migration';
import { challengeAddress } from '../billing/outcome';
import type { FlowEffects } from '../kit/create-flow';
import { endIfSessionOver } from '../kit/session-over';
import { returnToReview } from './return-to-review';
import { finish } from './finish';
import { forgetAttempt, persistAttempt } from './persisted-attempt';
import { selectCheckout } from './selectors';
import { attemptStepped, type CheckoutFlowState } from './slice';
import { submit } from './submit';
import { pollSubscription, checkDeclined } from './poll-order';

/** With this text, OK reloads the page. [ERR-04] */
const MARKETPLACE: DialogText = { key: 'errors.marketplace' };

type Stepped = Parameters<typeof attemptStepped>[0];

/**
 * Cleans up after an attempt that the person left. An order that never arrived is forgotten; one that may still take effect is
 * persisted as hidden, so that later pages poll for it silently.
 */
function leave({ step, isMissing, order, why, origin }: CheckoutFlowState, api: Effect): void {
  if (step.phase === 'idle' || !order) return;
  const { key, startedAt } = step;
  // The attempt ended without an order; the review that follows starts another attempt.
  if (step.phase === 'submitting') return forgetAttempt(api, key);
  if (step.phase === 'failed' && step.message === null && why?.key === MARKETPLACE.key) api.extra.reload(origin);
  if (step.phase === 'unknown' && isMissing) forgetAttempt(api, key);
  if (step.phase === 'enabled' && order.moved?.wanted) void resumeAfterMigration(order.moved.wanted, origin, api);
  if (step.phase === 'failed' && step.fault === 'late')
    api.extra.storage.write('checkout', { key, startedAt, isAccepted: true, isHidden: true, order });
}

function tellStart({ ending, planId, total, oneTimeTotal, currency }: Order, api: Effect): void {
  const { origin } = selectCheckout(api.getState());
  if (ending === 'checkout') api.extra.emit('checkout-start', { planId, total, oneTimeTotal, currency }, origin);
}

/**
 * Tells the host page that the order failed.
 * @param code status of the reply
 * @param message null if there is no error, because the bank or the person has not confirmed the payment
 */
function tellFault(
  code: number,
  message: string | null,
  { ending, planId, total, oneTimeTotal, currency }: Order,
  api: Effect,
): void {
  const { origin } = selectCheckout(api.getState());
  if (ending === 'checkout') api.extra.emit('checkout-fail', { planId, total, oneTimeTotal, currency, code }, origin);
  if (message !== null) api.extra.emit('error', { code, message, surface: ending }, origin);
}

const happen = (api: Effect, event: Stepped['event'], more: Omit<Stepped, 'event'> = {}): void =>
  void api.dispatch(attemptStepped({ event, ...more }));

const operationOf = ({ ending, surface }: Order): Operation => {
  if (ending !== 'checkout') return ending;
  return surface === 'marketplace' ? 'order' : 'checkout';
};

/** Submits the order, or asks for the outcome of an earlier submit. [CHK-03, CHK-11, CHK-19, ERR-11, ERR-26] */
async function place(order: Order, key: string, before: SentBy, api: Effect): Promise<void> {
  const { threeDToken } = selectCheckout(api.getState());
  if (before === 'never' && threeDToken === null) tellStart(order, api);
  const sent = await submit(order, { key, sent: before, threeDToken }, api.extra.client);
  const { step } = selectCheckout(api.getState());
  // Its member has signed out, so nobody is told.
  if (step.phase !== 'submitting' || step.key !== key) return;
  if (sent.kind === 'accepted') return happen(api, { type: 'accepted', key });
  if (sent.kind === 'unanswered') return happen(api, { type: 'unanswered', key }, { isMissing: sent.isMissing });
  const url = sent.kind === 'challenge' ? challengeAddress(sent, api.getState()) : null;
  if (url !== null) return happen(api, { type: 'challenged', key, url });
  const { failure } = sent;
  if (endsSession(failure)) return endSession(failure, key, api);
  const { text: why, message } = userErrorOf(failure, operationOf(order));
  if (returnToReview(failure, order, key, api)) return tellFault(failure.ownStatus, message ?? why.key, order, api);
  const reason = readReason(failure.body);
  happen(api, { type: 'refused', key, message }, { why, reason });
  tellFault(failure.status, message ?? why.key, order, api);
}

/** Shows the session message and leads to a new page, which resumes the order. [ERR-05, ERR-06] */
async function endSession(failure: Failure, key: string, api: Effect): Promise<void> {
  const { origin, step } = selectCheckout(api.getState());
  const end = (): void => {
    if (step.phase === 'submitting') {
      happen(api, { type: 'refused', key, message: null });
      forgetAttempt(api, key);
    }
    happen(api, { type: 'left' });
  };
  await endIfSessionOver(failure, origin, end, api);
}

async function look(order: Order, { key, after }: { key: string; after: number }, api: Effect): Promise<void> {
  const answer = await pollSubscription({ order, key, after }, api);
  if (answer && 'stale' in answer) await endSession(answer.stale, key, api);
  else if (answer) happen(api, { type: 'polled', key, now: Date.now(), answer });
}

async function check(order: Order, key: string, api: Effect): Promise<void> {
  const isDeclined = await checkDeclined(key, api);
  if (isDeclined === null) return;
  if (typeof isDeclined === 'object') return endSession(isDeclined.stale, key, api);
  happen(api, { type: 'checked', key, now: Date.now(), isDeclined, message: null });
  if (isDeclined) tellFault(402, 'checkout.declined_title', order, api);
}

/** Effects of the checkout flow. */
export const effects: FlowEffects<CheckoutFlowState, CheckoutCommand> = {
  follow({ order, step }, before, api) {
    if (order && before.step.phase === 'bank' && step.phase === 'failed')
      tellFault(Status.threeDSecure, null, order, api);
    if (!order) leave(before, api);
    // Persists the attempt only when the phase changes, not with every poll: another tab may have finished and forgotten it.
    else if (step.phase !== before.step.phase) persistAttempt(api);
  },
  run(command, { order }, api) {
    if (!order) return undefined;
    const { key } = command;
    switch (command.do) {
      case 'submit':
        return place(order, key, command.sent, api);
      case 'poll':
        return look(order, command, api);
      case 'check':
        return check(order, key, api);
      case 'finish':
        return finish(key, api);
      case 'forget':
        return forgetAttempt(api, key);
    }
  },
};

export { confirmReview, openReview, placeOrder, placeUpgrade, resumePersisted, reviewAgain, readDue } from './review';
