import { createSelector } from '@reduxjs/toolkit';
import { OrderProgress } from '../../domain/codes/order-progress';
import { progressOutcome, ProgressCode } from '../../domain/codes/progress';
import type { RootState } from '../../store/state';
import { initialCheckout, type CheckoutFlowState } from './slice';

/** Returns the flow's state; its initial state until the flow has joined the store. */
export const selectCheckout = (state: RootState): CheckoutFlowState => state.checkout ?? initialCheckout;

export const selectReview = (state: RootState) => selectCheckout(state).review;
export const selectOrder = (state: RootState) => selectCheckout(state).order;

/**
 * Returns the notification code of the attempt: the code of its work, that code plus one when the order is in force, or the
 * general error. An unknown outcome does not count as a failure. [CHK-11, CHK-18, CHK-19, CHK-28, CHK-29, CHK-35]
 */
export const selectOrderProgress = createSelector([selectCheckout], ({ step, order }): number => {
  const started = order?.postState ?? OrderProgress.pricingCheckout;
  if (step.phase === 'idle') return ProgressCode.initial;
  if (step.phase === 'enabled') return progressOutcome(started, true);
  return step.phase === 'failed' && step.fault !== 'late' ? progressOutcome(started, false) : started;
});

/** Returns true if the dialog has something to show. A hidden attempt shows only its ends. */
export function isCheckoutShown({ review, step, isHidden }: CheckoutFlowState): boolean {
  if (review) return true;
  if (!isHidden || step.phase === 'idle') return step.phase !== 'idle';
  return step.phase === 'enabled' || step.phase === 'unknown' || (step.phase === 'failed' && step.fault !== 'late');
}
