import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { MethodName } from '../../../src/domain/billing/methods';
import { useElement } from '../../../src/element/context';
import { billingFlow } from '../../../src/flows/billing';
import { resolveUpdate, sendUpdate, type UpdateWork } from '../../../src/flows/billing/effects';
import type { BillingOutcome, BillingProblem } from '../../../src/flows/billing/outcome';
import type { BillingUpdate } from '../../../src/flows/billing/save';
import { billingStepped, selectBilling, selectIsSending } from '../../../src/flows/billing/slice';
import { useOrigin } from '../../../src/hooks/use-origin';
import { useRuntime } from '../../../src/hooks/use-runtime';

/** Connects a form to the page's billing flow. @param onSaved called for each saved update, also of another form */
export function useSave(onSaved: () => void) {
  const { store } = useRuntime();
  const { host } = useElement();
  const origin = useOrigin();
  useLayoutEffect(() => store.join(billingFlow), [store]);
  const { step, saves } = useSelector(selectBilling);

  const seen = useRef(saves);
  const begin = useEffectEvent(onSaved);
  useEffect(() => {
    if (seen.current === saves) return;
    seen.current = saves;
    begin();
  }, [saves]);
  // A running update continues without the form.
  useEffect(() => () => void store.dispatch(billingStepped({ type: 'left' })), [store]);

  const work: UpdateWork = { origin, isShown: () => host.isConnected };
  const edit = (problem: BillingProblem | null = null): void =>
    void store.dispatch(billingStepped({ type: 'stopped', problem }));

  return {
    step,
    /**
     * @param isFine synchronous validation before sending
     * @param make returns the current update; null if it is invalid, or an outcome without sending
     */
    save(method: MethodName, isFine: () => boolean, make: () => Promise<BillingUpdate | BillingOutcome | null>): void {
      // Reads the store instead of `step`, because a second press may come before React renders the first.
      if (!selectIsSending(store.getState()) && isFine()) void store.dispatch(sendUpdate(work, method, make));
    },
    /** Resolves an unknown outcome by its idempotency key. */
    ask: (key: string): void => void store.dispatch(resolveUpdate(work, key)),
    /** Returns to the form and keeps its entries. */
    edit,
  };
}
