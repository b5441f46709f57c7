import type { MethodName } from '../../domain/billing/methods';
import type { Ports } from '../../store/ports';
import type { AppDispatch, RootState } from '../../store/state';
import { persistDraft } from './draft';
import type { BillingOutcome, BillingProblem } from './outcome';
import { refreshBilling } from './refresh';
import { resolveBilling, saveBilling, type BillingUpdate } from './save';
import { billingStepped, selectBilling, selectIsSending } from './slice';

type Thunk = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<void>;

/** What a form gives to be carried out. Card data pass through it and never enter the store. */
export interface UpdateWork {
  /** Key of the form's element. */
  readonly origin: string | null;
  /** The address of a bank's page that may be shown; null where it may not, or the form is gone that the bank's word is for. */
  readonly addressOf: (url: string) => string | null;
}

/** Tells what became of an update, whether or not its form is still there. [BIL-16 … BIL-19, ERR-26] */
const settle =
  (outcome: BillingOutcome, { origin, addressOf }: UpdateWork): Thunk =>
  async (dispatch, getState, ports) => {
    if (outcome.kind === 'saved') {
      const { method } = selectBilling(getState());
      persistDraft(ports, null);
      dispatch(billingStepped({ type: 'saved' }));
      ports.emit('billing-update', { method }, origin);
      return dispatch(refreshBilling());
    }
    const url = outcome.kind === 'challenge' ? addressOf(outcome.url) : null;
    if (url !== null) return void dispatch(billingStepped({ type: 'challenged', url }));
    const [code, problem]: readonly [number, BillingProblem] =
      outcome.kind === 'challenge' ? [604, { kind: 'failed' }] : [outcome.status, outcome.problem];
    const message = 'message' in problem ? problem.message : `billing_form.${problem.kind}`;
    ports.emit('error', { code, message, surface: 'billing-form' }, origin);
    dispatch(billingStepped({ type: 'stopped', problem }));
  };

/**
 * Carries one update to its end: one at a time, however often it is asked for. Where somebody else has come meanwhile, what became of it
 * is told to nobody.
 * @param method of the update; that of the one before, where it is only asked about
 * @param send null where there is nothing to send
 */
const alone =
  (work: UpdateWork, method: MethodName | undefined, send: () => Promise<BillingOutcome | null>): Thunk =>
  async (dispatch, getState) => {
    if (selectIsSending(getState())) return;
    const { memberId } = getState().session.account;
    dispatch(billingStepped({ type: 'sent', memberId, method }));
    const { step } = selectBilling(getState());
    const isOurs = (): boolean => selectBilling(getState()).step === step;
    try {
      const outcome = await send();
      if (outcome && isOurs()) await dispatch(settle(outcome, work));
    } finally {
      if (isOurs()) dispatch(billingStepped({ type: 'stopped', problem: null }));
    }
  };

/** Sends an update. @param make the update as it stands now; null where it can't be sent as it is, else what became of it already */
export const sendUpdate =
  (work: UpdateWork, method: MethodName, make: () => Promise<BillingUpdate | BillingOutcome | null>): Thunk =>
  (dispatch, _, { client }) =>
    dispatch(
      alone(work, method, async () => {
        const made = await make();
        return !made || 'kind' in made ? made : saveBilling(client, made);
      }),
    );

/** Asks what became of an update whose answer was lost. @param key the update's */
export const resolveUpdate =
  (work: UpdateWork, key: string): Thunk =>
  (dispatch, _, { client }) =>
    dispatch(alone(work, undefined, () => resolveBilling(client, key)));
