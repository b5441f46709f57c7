import { useState } from 'react';
import type { BillingOutcome, BillingProblem } from '../flows/billing/outcome';
import { payInvoice } from '../flows/billing/save';
import { refreshBilling } from '../flows/billing/refresh';
import { resolveBilling } from '../flows/billing/save';
import { sessionPart } from '../store/kit/page-session';
import { useDocumentAddress } from './use-document-address';
import { useRuntime } from './use-runtime';
import { useEmit } from './use-emit';

/** State of an invoice payment. */
export type PayStep =
  | { readonly name: 'idle'; readonly problem: BillingProblem | null }
  | { readonly name: 'paying' }
  /** The bank asks the card holder to confirm, on the page at `url`. */
  | { readonly name: 'bank'; readonly url: string }
  | { readonly name: 'paid' };

const idle = (problem: BillingProblem | null = null): PayStep => ({ name: 'idle', problem });

/** Mutex: numbers of the invoices that are being paid on this page, by any button. */
const PAYING = sessionPart(() => new Set<string>());

/**
 * Pays one invoice: once, however many buttons are pressed for it.
 * @param onPaid called before the account is refetched
 */
export function usePay(number: string, onPaid: () => void) {
  const { ports, store } = useRuntime();
  const emit = useEmit();
  const addressOf = useDocumentAddress();
  const [step, setStep] = useState<PayStep>(idle());

  async function settle(outcome: BillingOutcome): Promise<void> {
    if (outcome.kind === 'saved') {
      setStep({ name: 'paid' });
      onPaid();
      return store.dispatch(refreshBilling());
    }
    const url = outcome.kind === 'challenge' ? addressOf(outcome.url) : null;
    if (url !== null) return setStep({ name: 'bank', url });
    const problem: BillingProblem = outcome.kind === 'challenge' ? { kind: 'failed' } : outcome.problem;
    const message = 'message' in problem ? problem.message : `payment.${problem.kind}`;
    emit('error', { code: outcome.kind === 'challenge' ? 604 : outcome.status, message, surface: 'payment' });
    setStep(idle(problem));
  }

  async function alone(work: () => Promise<BillingOutcome>): Promise<void> {
    const busy = ports.pageSession.of(PAYING);
    if (busy.has(number)) return;
    busy.add(number);
    setStep({ name: 'paying' });
    try {
      await settle(await work());
    } finally {
      busy.delete(number);
    }
  }

  return {
    step,
    pay: (threeDToken: string | null = null): void => {
      const { memberId } = store.getState().session.account;
      void alone(() => payInvoice(ports.client, { memberId, number, threeDToken }));
    },
    /** Asks the server for the outcome of a payment whose answer was lost. */
    ask: (key: string): void => void alone(() => resolveBilling(ports.client, key)),
    stop: (problem: BillingProblem | null = null): void => setStep(idle(problem)),
  };
}
