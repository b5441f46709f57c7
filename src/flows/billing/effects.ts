import type { MethodName } from '../../domain/billing/methods';
import type { Ports } from '../../store/ports';
import { clientUntil, showError } from '../../store/setup/guard';
import { watchMember } from '../../store/slices/session';
import type { AppDispatch, RootState } from '../../store/state';
import { persistDraft } from './draft';
import { challengeAddress, failureOf, type BillingOutcome } from './outcome';
import { refreshBilling } from './refresh';
import { resolveBilling, saveBilling, type BillingUpdate } from './save';
import { billingStepped, selectBilling, selectIsSending } from './slice';

type Thunk = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<void>;

/** Context that a form passes with an update. Card data never enter the store. */
export interface UpdateWork {
  /** Key of the form's element. */
  readonly origin: string | null;
  /** Says if the form that shows a bank's page and waits for its message is still on the page. */
  readonly isShown: () => boolean;
}

/**
 * Applies the outcome of an update: stores it in the slice and raises the event, even if the form is gone.
 * [BIL-16 … BIL-19, ERR-26]
 */
const settle =
  (outcome: BillingOutcome, { origin, isShown }: UpdateWork): Thunk =>
  async (dispatch, getState, ports) => {
    if (outcome.kind === 'saved') {
      const { method } = selectBilling(getState());
      persistDraft(ports, null);
      dispatch(billingStepped({ type: 'saved' }));
      ports.emit('billing-update', { method }, origin);
      return dispatch(refreshBilling());
    }
    const url = isShown() ? challengeAddress(outcome, getState()) : null;
    if (url !== null) return void dispatch(billingStepped({ type: 'challenged', url }));
    const { code, problem, message } = failureOf(outcome, 'billing_form');
    ports.emit('error', { code, message, surface: 'billing-form' }, origin);
    dispatch(billingStepped({ type: 'stopped', problem }));
  };

/**
 * Runs one update at a time and ignores further presses. If another member signs in meanwhile, it drops the outcome.
 * @param method payment method of the update; undefined keeps the previous one, for a question about an unknown outcome
 * @param send returns null if there is nothing to send
 */
const alone =
  (work: UpdateWork, method: MethodName | undefined, send: () => Promise<BillingOutcome | null>): Thunk =>
  async (dispatch, getState, ports) => {
    if (selectIsSending(getState())) return;
    const { memberId } = getState().session.account;
    dispatch(billingStepped({ type: 'sent', memberId, method }));
    const { step } = selectBilling(getState());
    const isOurs = (): boolean => selectBilling(getState()).step === step;
    try {
      const outcome = await send();
      if (outcome && isOurs()) await dispatch(settle(outcome, work));
    } catch (error) {
      await showError(error, work.origin, { dispatch, extra: ports });
    } finally {
      if (isOurs()) dispatch(billingStepped({ type: 'stopped', problem: null }));
    }
  };

/**
 * Sends a billing update.
 * @param make returns the update as it stands now, its outcome if that is known already, or null if it cannot be sent
 */
export const sendUpdate =
  (work: UpdateWork, method: MethodName, make: () => Promise<BillingUpdate | BillingOutcome | null>): Thunk =>
  (dispatch, getState, { client }) =>
    dispatch(
      alone(work, method, async () => {
        const own = clientUntil(client, watchMember(getState));
        const made = await make();
        return !made || 'kind' in made ? made : saveBilling(own, made);
      }),
    );

/**
 * Asks the server for the outcome of an update whose answer was lost.
 * @param key idempotency key of the update
 */
export const resolveUpdate =
  (work: UpdateWork, key: string): Thunk =>
  (dispatch, _, { client }) =>
    dispatch(alone(work, undefined, () => resolveBilling(client, key)));
