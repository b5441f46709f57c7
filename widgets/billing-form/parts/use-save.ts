import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { MethodName } from '../../../src/domain/billing/methods';
import { useElement } from '../../../src/element/context';
import { billingFlow } from '../../../src/flows/billing';
import { resolveUpdate, sendUpdate, type UpdateWork } from '../../../src/flows/billing/effects';
import type { BillingOutcome, BillingProblem } from '../../../src/flows/billing/outcome';
import type { BillingUpdate } from '../../../src/flows/billing/save';
import { billingStepped, selectBilling, selectIsSending } from '../../../src/flows/billing/slice';
import { useDocumentAddress } from '../../../src/hooks/use-document-address';
import { useOrigin } from '../../../src/hooks/use-origin';
import { useRuntime } from '../../../src/hooks/use-runtime';

/** The page's update, as this form shows it. @param onSaved called for each that is saved, whichever form has sent it */
export function useSave(onSaved: () => void) {
  const { store } = useRuntime();
  const { host } = useElement();
  const origin = useOrigin();
  const addressOf = useDocumentAddress();
  useLayoutEffect(() => store.join(billingFlow), [store]);
  const { step, saves } = useSelector(selectBilling);

  const seen = useRef(saves);
  const begin = useEffectEvent(onSaved);
  useEffect(() => {
    if (seen.current === saves) return;
    seen.current = saves;
    begin();
  }, [saves]);
  // What is under way goes on without a form.
  useEffect(() => () => void store.dispatch(billingStepped({ type: 'left' })), [store]);

  const work: UpdateWork = {
    origin,
    addressOf: (url) => (host.isConnected ? addressOf(url) : null),
  };
  const edit = (problem: BillingProblem | null = null): void =>
    void store.dispatch(billingStepped({ type: 'stopped', problem }));

  return {
    step,
    /**
     * @param isFine whether it may be sent, as far as that is known at once
     * @param make the update as it stands now; null where it can't be sent as it is, else what became of it already
     */
    save(method: MethodName, isFine: () => boolean, make: () => Promise<BillingUpdate | BillingOutcome | null>): void {
      // Not by `step`: a second press may come before the first is rendered.
      if (!selectIsSending(store.getState()) && isFine()) void store.dispatch(sendUpdate(work, method, make));
    },
    /** Asks what became of an update whose answer was lost. */
    ask: (key: string): void => void store.dispatch(resolveUpdate(work, key)),
    /** Back to the form, with what stands in it. */
    edit,
  };
}
