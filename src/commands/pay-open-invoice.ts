import type { BillingProblem } from '../flows/billing/outcome';
import { payAsked, payStepped, selectPayment } from '../flows/pay/slice';
import type { Command } from './command';

interface Wish {
  /** Token of the bank's challenge; null before one. */
  readonly threeDToken?: string | null;
  /** Idempotency key of a payment whose answer was lost, to ask what became of it; null to pay. */
  readonly key?: string | null;
}

/** Pays an open invoice with the stored payment method; presses for one that is being paid, or is paid, have no effect. */
export const payOpenInvoice =
  (number: string, { threeDToken = null, key = null }: Wish = {}): Command =>
  ({ store, origin }) => {
    const { memberId } = store.getState().session.account;
    // Reads the store instead of the rendered state, because a second press may come before the next render.
    const { phase } = selectPayment(store.getState(), number).step;
    if (phase === 'paying' || phase === 'paid') return;
    store.dispatch(payAsked({ origin, memberId, number, threeDToken, key }));
  };

/** Leaves the bank's page. @param problem what the person is told; null if they gave up */
export const leaveBank =
  (number: string, problem: BillingProblem | null): Command =>
  ({ store }) =>
    void store.dispatch(payStepped({ number, event: { type: 'stopped', problem } }));
