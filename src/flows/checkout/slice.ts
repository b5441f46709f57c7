import { createAction, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { randomId } from '../../api/idempotency';
import type { ToldDue } from '../../contract/upgrade-message';
import { checkoutStep, IDLE, type CheckoutEvent, type CheckoutState } from '../../domain/checkout/machine';
import type { Order } from '../../domain/checkout/order';
import type { DialogText } from '../../store/slices/dialogs';
import { createSlice } from '../../store/kit/slice';

/** What is looked at before it is ordered. */
export interface Review {
  readonly order: Order;
  /** A subscription is changed: what it costs today depends on what is paid for already. [PRC-28] */
  readonly isChange: boolean;
  /** `reading`: what it costs today is still to come. */
  readonly status: 'reading' | 'told' | 'failed';
  /** What is due today, in the order's currency. Null also for a reseller's member, who is told no sums. [PRC-30] */
  readonly due: ToldDue | null;
  /** Of the question; a later one leaves this one's answer behind. */
  readonly ask: number;
}

export interface CheckoutFlowState {
  readonly review: Review | null;
  readonly step: CheckoutState;
  /** What the attempt is about; null while there is none. */
  readonly order: Order | null;
  /** What is `unknown` never arrived: nothing was ordered so far. */
  readonly isMissing: boolean;
  /** Why it was refused, where the server has no words for it. */
  readonly why: DialogText | null;
  /** The person goes on with something else; the endings are shown all the same. */
  readonly isHidden: boolean;
  /** Key of the element that began it. */
  readonly origin: string | null;
}

export const initialCheckout: CheckoutFlowState = {
  review: null,
  step: IDLE,
  order: null,
  isMissing: false,
  why: null,
  isHidden: false,
  origin: null,
};

/** A new attempt's key, that nobody can guess, and its beginning. */
const attempt = () => ({ key: randomId((size) => crypto.getRandomValues(new Uint8Array(size))), now: Date.now() });

/** A person has seen what is due today, and orders. */
export const reviewConfirmed = createAction('checkout/reviewConfirmed');

/** The order is made now: of the review, or one that was confirmed elsewhere. */
export const orderPlaced = createAction('checkout/placed', (order: Order, origin: string | null) => ({
  payload: { order, origin, ...attempt() },
}));

/** An attempt that another page of this browser has begun. */
export const attemptResumed = createAction<{
  readonly order: Order;
  readonly key: string;
  readonly startedAt: number;
  readonly isAccepted: boolean;
  readonly isHidden: boolean;
  readonly origin: string | null;
}>('checkout/resumed');

/** Something happened to the attempt. */
export const attemptStepped = createAction<{
  readonly event: Exclude<CheckoutEvent, { type: 'pressed' | 'resumed' }>;
  /** A write that is unanswered never arrived. */
  readonly isMissing?: boolean;
  /** Why it was refused, where the server has no words for it. */
  readonly why?: DialogText;
}>('checkout/stepped');

/** Whatever moves the machine on. */
export const moved = isAnyOf(orderPlaced, attemptResumed, attemptStepped);

/** What an action is to the machine. */
export function eventOf(action: UnknownAction): CheckoutEvent | null {
  if (orderPlaced.match(action)) return { type: 'pressed', ...pick(action.payload) };
  if (attemptResumed.match(action)) {
    const { key, startedAt, isAccepted } = action.payload;
    return { type: 'resumed', key, startedAt, isAccepted };
  }
  return attemptStepped.match(action) ? action.payload.event : null;
}
const pick = ({ key, now }: { readonly key: string; readonly now: number }) => ({ key, now });

const slice = createSlice({
  name: 'checkout',
  initialState: initialCheckout,
  reducers: {
    reviewOpened: (
      flow,
      { payload }: PayloadAction<{ order: Order; isChange: boolean; origin: string | null }>,
    ): CheckoutFlowState => {
      const { order, isChange, origin } = payload;
      const ask = (flow.review?.ask ?? 0) + 1;
      return { ...flow, origin, review: { order, isChange, status: 'reading', due: null, ask } };
    },
    reviewTold: (flow, { payload }: PayloadAction<Pick<Review, 'ask' | 'due' | 'status'>>): CheckoutFlowState =>
      flow.review?.ask === payload.ask ? { ...flow, review: { ...flow.review, ...payload } } : flow,
    /** What is due today is asked for once more. */
    reviewRetried: (flow): CheckoutFlowState =>
      flow.review ? { ...flow, review: { ...flow.review, status: 'reading', ask: flow.review.ask + 1 } } : flow,
    reviewLeft: (flow): CheckoutFlowState => ({ ...flow, review: null }),
    attemptHidden: (flow): CheckoutFlowState => ({ ...flow, isHidden: true }),
    attemptShown: (flow): CheckoutFlowState => ({ ...flow, isHidden: false }),
  },
  also: (on) => [
    on(moved, (flow, action): CheckoutFlowState => {
      const event = eventOf(action);
      const step = event ? checkoutStep(flow.step, event).state : flow.step;
      // What has no business now leaves what came with it behind too.
      if (step === flow.step) return flow;
      if (orderPlaced.match(action)) {
        const { order, origin } = action.payload;
        return { ...initialCheckout, step, order, origin };
      }
      if (attemptResumed.match(action)) {
        const { order, origin, isHidden } = action.payload;
        return { ...initialCheckout, step, order, origin, isHidden };
      }
      if (step.phase === 'idle') return initialCheckout;
      const { isMissing = false, why = null } = attemptStepped.match(action) ? action.payload : {};
      return { ...flow, step, isMissing, why };
    }),
  ],
});

export const { reviewOpened, reviewTold, reviewRetried, reviewLeft, attemptHidden, attemptShown } = slice.actions;
export const checkout = slice.reducer;
