import type { Effect } from '../../store/state';
import { challengeAddress, failureOf, type BillingOutcome } from '../billing/outcome';
import { refreshBilling } from '../billing/refresh';
import { payInvoice, resolveBilling } from '../billing/save';
import type { PayEvent } from './machine';
import { payStepped, selectPayment, type payAsked } from './slice';

type Asked = ReturnType<typeof payAsked>['payload'];

/** Stores the outcome, raises the event of a failure, and reads the account again, even if the pressed button is gone. */
async function settle(outcome: BillingOutcome, { number, origin }: Asked, api: Effect): Promise<void> {
  const step = (event: PayEvent): void => void api.dispatch(payStepped({ number, event }));
  if (outcome.kind === 'saved') {
    step({ type: 'paid' });
    return api.dispatch(refreshBilling());
  }
  const url = challengeAddress(outcome, api.getState());
  if (url !== null) return step({ type: 'challenged', url });
  const { code, problem, message } = failureOf(outcome, 'payment');
  api.extra.emit('error', { code, message, surface: 'payment' }, origin);
  step({ type: 'stopped', problem });
  // The invoice may have been paid in another tab, or on another device, and the shown one still says otherwise.
  if (problem.kind === 'refused') await api.dispatch(refreshBilling());
}

/** Pays an invoice once, or asks what became of a payment whose answer was lost. An outcome for another member is dropped. */
export async function payEffect(asked: Asked, api: Effect): Promise<void> {
  const { number, memberId, threeDToken, key } = asked;
  const { client } = api.extra;
  const { step } = selectPayment(api.getState(), number);
  const isOurs = (): boolean => selectPayment(api.getState(), number).step === step;
  try {
    const outcome = await (key === null
      ? payInvoice(client, { memberId, number, threeDToken })
      : resolveBilling(client, key));
    if (isOurs()) await settle(outcome, asked, api);
  } finally {
    // Frees the button after any failure.
    if (isOurs()) api.dispatch(payStepped({ number, event: { type: 'stopped', problem: null } }));
  }
}
