import { useRef, useState } from 'react';
import type { MethodName } from '../../../src/domain/billing/methods';
import { useElement } from '../../../src/element/context';
import type { BillingOutcome, BillingProblem } from '../../../src/flows/billing/outcome';
import { refreshBilling } from '../../../src/flows/billing/refresh';
import { askBilling, saveBilling, type BillingUpdate } from '../../../src/flows/billing/save';
import { documentAddress } from '../../../src/page/redirect';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { useEmit } from '../../../src/hooks/use-emit';

/** Where an update stands. What was typed is no part of it: it outlives every step. */
export type Step =
  | { readonly name: 'editing'; readonly problem: BillingProblem | null; readonly isSaved: boolean }
  | { readonly name: 'sending' }
  /** A bank asks who it is, at `url`. */
  | { readonly name: 'challenge'; readonly url: string };

const EDITING: Step = { name: 'editing', problem: null, isSaved: false };
const problemAt = (problem: BillingProblem): Step => ({ name: 'editing', problem, isSaved: false });

/** Carries an update to its end: one at a time, however often it is asked for. */
export function useSave(onSaved: () => void) {
  const { ports, store } = useRuntime();
  const { host } = useElement();
  const emit = useEmit();
  const [step, setStep] = useState<Step>(EDITING);
  // Not state: a second press may come before the first is rendered.
  const isBusy = useRef(false);
  /** Of the update whose outcome is waited for. */
  const sent = useRef<MethodName>('credit_card');

  function settle(outcome: BillingOutcome): void {
    if (outcome.kind === 'saved') {
      onSaved();
      setStep({ name: 'editing', problem: null, isSaved: true });
      emit('billing-update', { method: sent.current });
      void store.dispatch(refreshBilling());
      return;
    }
    const server = new URL(store.getState().config.api, host.baseURI).href;
    const url = outcome.kind === 'challenge' ? documentAddress(outcome.url, server) : null;
    if (url !== null) return setStep({ name: 'challenge', url });
    const problem: BillingProblem = outcome.kind === 'challenge' ? { kind: 'failed' } : outcome.problem;
    const message = 'message' in problem ? problem.message : `billing_form.${problem.kind}`;
    emit('error', { code: outcome.kind === 'challenge' ? 604 : outcome.status, message, surface: 'billing-form' });
    setStep(problemAt(problem));
  }

  /** @param work null where there is nothing to send */
  async function alone(work: () => Promise<BillingOutcome | null>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const outcome = await work();
      if (outcome) settle(outcome);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    step,
    /**
     * @param isFine whether it may be sent, as far as that is known at once
     * @param make the update as it stands now; null where it can't be sent as it is, else what became of it already
     */
    save: (method: MethodName, isFine: () => boolean, make: () => Promise<BillingUpdate | BillingOutcome | null>) =>
      alone(async () => {
        if (!isFine()) return null;
        setStep({ name: 'sending' });
        const made = await make();
        if (!made) setStep(EDITING);
        if (!made || 'kind' in made) return made;
        sent.current = method;
        return saveBilling(ports.client, made);
      }),
    /** Asks what became of an update whose answer was lost. */
    ask: (key: string) =>
      alone(() => {
        setStep({ name: 'sending' });
        return askBilling(ports.client, key);
      }),
    /** Back to the form, with what stands in it. */
    edit: (problem: BillingProblem | null = null) => setStep(problem ? problemAt(problem) : EDITING),
  };
}
