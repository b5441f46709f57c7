import { useEffect, useEffectEvent } from 'react';
import type { MethodName } from '../../../src/domain/billing/methods';
import type { BillingStep } from '../../../src/flows/billing/machine';
import type { BillingProblem } from '../../../src/flows/billing/outcome';
import type { PaymentButtonMethod } from '../../../src/page/payment-buttons';
import { isButtonHere, isButtonMethod, useApproval, type ApprovalState } from './use-approval';
import type { Entries } from './use-entries';

/** Problems after an answer of the server: an agreement is good for one update, so the next one needs another. */
const SPENT: ReadonlySet<BillingProblem['kind']> = new Set<BillingProblem['kind']>(['refused', 'failed', 'not-json']);

export interface Approvals {
  readonly all: Readonly<Record<PaymentButtonMethod, ApprovalState>>;
  /** Somebody has agreed, and that is not saved. */
  readonly isTouched: boolean;
  /** Returns the button's state if a button serves the method. */
  readonly of: (method: MethodName) => ApprovalState | null;
  readonly forget: () => void;
}

/** Mounts the providers' buttons of both methods as they come into view. */
export function useApprovals({ method, kept }: Entries): Approvals {
  const amazon = useApproval('amazon', method === 'amazon' && !kept);
  const paypal = useApproval('paypal', method === 'paypal' && !kept);
  const all = { amazon, paypal };
  return {
    all,
    isTouched: amazon.account !== null || paypal.account !== null,
    // PayPal has no field to fall back on, so a button that could not be loaded still serves it.
    of: (asked) =>
      isButtonMethod(asked) && all[asked].isServed && (asked === 'paypal' || isButtonHere(all[asked]))
        ? all[asked]
        : null,
    forget: () => {
      amazon.forget();
      paypal.forget();
    },
  };
}

/** Locks the buttons while an update is sent, and forgets an agreement that an answer of the server has used up. */
export function useSpentApprovals({ all, forget }: Approvals, step: BillingStep): void {
  const isSending = step.phase === 'sending';
  const problem = step.phase === 'editing' ? step.problem : null;
  const { lock: lockAmazon } = all.amazon;
  const { lock: lockPayPal } = all.paypal;
  useEffect(() => {
    lockAmazon(isSending);
    lockPayPal(isSending);
  }, [isSending, lockAmazon, lockPayPal]);
  const spend = useEffectEvent(forget);
  useEffect(() => {
    if (problem && SPENT.has(problem.kind)) spend();
  }, [problem]);
}
