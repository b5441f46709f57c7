import { createSelector } from '@reduxjs/toolkit';
import { OrderProgress } from '../../domain/codes/order-progress';
import { progressOutcome, ProgressCode } from '../../domain/codes/progress';
import type { RootState } from '../../store/state';
import { initialCheckout, type CheckoutFlowState } from './slice';

/** Nothing is ordered until the flow has joined the store. */
export const selectCheckout = (state: RootState): CheckoutFlowState => state.checkout ?? initialCheckout;

export const selectReview = (state: RootState) => selectCheckout(state).review;
export const selectOrder = (state: RootState) => selectCheckout(state).order;

/**
 * The notification code of the attempt: that of what the order does, one more when it is in force, and the general error. What
 * nobody knows has not failed. [CHK-11, CHK-18, CHK-19, CHK-28, CHK-29, CHK-35]
 */
export const selectOrderProgress = createSelector([selectCheckout], ({ step, order }): number => {
  const started = order?.postState ?? OrderProgress.pricingCheckout;
  if (step.phase === 'idle') return ProgressCode.initial;
  if (step.phase === 'enabled') return progressOutcome(started, true);
  return step.phase === 'failed' && step.fault !== 'late' ? progressOutcome(started, false) : started;
});

/** Whether there is anything to be shown. Somebody who went on with something else is told of ends only. */
export function isCheckoutShown({ review, step, isHidden }: CheckoutFlowState): boolean {
  if (review) return true;
  if (!isHidden || step.phase === 'idle') return step.phase !== 'idle';
  return step.phase === 'enabled' || step.phase === 'unknown' || (step.phase === 'failed' && step.fault !== 'late');
}
