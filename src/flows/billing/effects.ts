import type { MethodName } from '../../domain/billing/methods';
import type { Ports } from '../../store/ports';
import type { AppDispatch, RootState } from '../../store/state';
import { keepDraft } from './draft';
import type { BillingOutcome, BillingProblem } from './outcome';
import { refreshBilling } from './refresh';
import { askBilling, saveBilling, type BillingUpdate } from './save';
import { billingStepped, selectBilling } from './slice';

type Thunk = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<void>;

/** What a form gives to be carried out. Card data pass through it and never enter the store. */
export interface UpdateWork {
  readonly method: MethodName;
  /** Key of the form's element. */
  readonly origin: string | null;
  /** The address of a bank's page that may be shown; null where it may not, or the form is gone that the bank's word is for. */
  readonly addressOf: (url: string) => string | null;
}

/** Tells what became of an update, whether or not its form is still there. [BIL-16 … BIL-19, ERR-26] */
const settle =
  (outcome: BillingOutcome, { method, origin, addressOf }: UpdateWork): Thunk =>
  async (dispatch, _, ports) => {
    if (outcome.kind === 'saved') {
      keepDraft(ports, null);
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

/** Carries one update to its end: one at a time, however often it is asked for. @param send null where there is nothing to send */
const alone =
  (work: UpdateWork, send: () => Promise<BillingOutcome | null>): Thunk =>
  async (dispatch, getState) => {
    if (selectBilling(getState()).step.phase === 'sending') return;
    dispatch(billingStepped({ type: 'sent', memberId: getState().session.account.memberId }));
    try {
      const outcome = await send();
      if (outcome) await dispatch(settle(outcome, work));
    } finally {
      if (selectBilling(getState()).step.phase === 'sending')
        dispatch(billingStepped({ type: 'stopped', problem: null }));
    }
  };

/** Sends an update. @param make the update as it stands now; null where it can't be sent as it is, else what became of it already */
export const sendUpdate =
  (work: UpdateWork, make: () => Promise<BillingUpdate | BillingOutcome | null>): Thunk =>
  (dispatch, _, { client }) =>
    dispatch(
      alone(work, async () => {
        const made = await make();
        return !made || 'kind' in made ? made : saveBilling(client, made);
      }),
    );

/** Asks what became of an update whose answer was lost. @param key the update's */
export const askUpdate =
  (work: UpdateWork, key: string): Thunk =>
  (dispatch, _, { client }) =>
    dispatch(alone(work, () => askBilling(client, key)));
