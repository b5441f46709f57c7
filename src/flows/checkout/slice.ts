import { createAction, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { randomId } from '../../api/idempotency';
import type { RefusalReason } from '../../contract/refusal';
import {
  checkoutStep,
  IDLE_CHECKOUT,
  type CheckoutCommand,
  type CheckoutEvent,
  type CheckoutState,
} from '../../domain/checkout/machine';
import { agreedOf, type Order } from '../../domain/checkout/order';
import { sameCosts, type ShownCosts } from '../../domain/checkout/shown-costs';
import type { UpgradeOrder } from '../../domain/checkout/upgrade';
import type { DialogText } from '../../store/slices/dialogs';
import { accountChanged } from '../../store/slices/session';
import { createSlice } from '../../store/kit/slice';
import { advance, type FlowState } from '../kit/machine';

/** State of the review: what an order costs, shown before the person confirms it. */
export interface OrderReview {
  readonly order: Order;
  /** The upgrade to order; null if the cart is ordered. */
  readonly wish: UpgradeOrder | null;
  /** True if the order changes a subscription: what is paid already then affects what is due today. [PRC-28] */
  readonly isChange: boolean;
  /** `reading`: the price is on its way; `checking`: the person has confirmed, and the cart is refetched. */
  readonly status: 'reading' | 'told' | 'failed' | 'checking';
  /**
   * The statement or totals that the person confirms; null while they load, and for a reseller's member, who sees no sums.
   * [PRC-30]
   */
  readonly shown: ShownCosts | null;
  /** The earlier statement or totals if they have changed; null if nothing has changed. */
  readonly former: ShownCosts | null;
  /** True if the page's own prices differed from the server's. */
  readonly differs: boolean;
  /** The server's own words if it refuses such an order; null if what is due just could not be read. */
  readonly refusal: string | null;
  /** True if the server requires a payment method first. */
  readonly asksMethod: boolean;
  /** Number of the request; a later request supersedes this one's answer. */
  readonly ask: number;
}

type Opened = Pick<OrderReview, 'order' | 'wish' | 'isChange'> & {
  readonly origin: string | null;
  /** Statement or totals, if known already. */
  readonly shown?: ShownCosts | null;
};

/** Adds the shown statement to the order as the one that the person agrees to. */
const agreed = (order: Order, shown: ShownCosts | null): Order => ({
  ...order,
  agreed: shown?.kind === 'statement' ? agreedOf(shown.statement) : null,
});

/** Creates a review. If it replaces another one, it keeps what was shown there as `former` for the comparison. */
export function newReview(
  { order, wish, isChange, shown = null }: Omit<Opened, 'origin'>,
  last: OrderReview | null,
): OrderReview {
  const before = last && (last.former ?? last.shown);
  return {
    order: agreed(order, shown),
    wish,
    isChange,
    status: shown ? 'told' : 'reading',
    shown,
    former: before && shown && sameCosts(before, shown) ? null : before,
    differs: last?.differs ?? false,
    refusal: null,
    asksMethod: false,
    ask: (last?.ask ?? 0) + 1,
  };
}

export interface CheckoutFlowState extends FlowState<CheckoutState, CheckoutCommand> {
  readonly review: OrderReview | null;
  /** The review that led to the attempt, for a return to it. */
  readonly confirmed: OrderReview | null;
  /** The order of the attempt; null while there is none. */
  readonly order: Order | null;
  /** Token of the bank's challenge, for this order alone; null before one. It is never stored. */
  readonly threeDToken: string | null;
  /** True if the write with the `unknown` outcome never arrived, so that nothing was ordered so far. */
  readonly isMissing: boolean;
  /** Text of the refusal, for an answer without a message of its own. */
  readonly why: DialogText | null;
  /** Reason that the server names for its refusal. */
  readonly reason: RefusalReason | null;
  /** True if the person paused the timer: the page does not move by itself. */
  readonly isStaying: boolean;
  /** True if the person went on with something else. Success and failure are still shown. */
  readonly isHidden: boolean;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly checkout: CheckoutFlowState;
  }
}

export const initialCheckout: CheckoutFlowState = {
  review: null,
  confirmed: null,
  step: IDLE_CHECKOUT,
  outbox: [],
  order: null,
  threeDToken: null,
  isMissing: false,
  why: null,
  reason: null,
  isStaying: false,
  isHidden: false,
  origin: null,
};

/** Creates the unguessable key and the start time of a new attempt. */
export const newAttempt = () => ({
  key: randomId((size) => crypto.getRandomValues(new Uint8Array(size))),
  now: Date.now(),
});

/** The person has seen what is due today and confirms the order. */
export const reviewConfirmed = createAction('checkout/reviewConfirmed');

/** Starts the attempt: the order of the review, or one that was confirmed elsewhere. */
export const orderPlaced = createAction('checkout/placed', (order: Order, origin: string | null) => ({
  payload: { order, origin, ...newAttempt() },
}));

/** Resumes an attempt that another page of this browser began. */
export const attemptResumed = createAction<{
  readonly order: Order;
  readonly key: string;
  readonly startedAt: number;
  readonly isAccepted: boolean;
  readonly isHidden: boolean;
  readonly origin: string | null;
}>('checkout/resumed');

/** Sends an event to the state machine. */
export const attemptStepped = createAction<{
  readonly event: Exclude<CheckoutEvent, { type: 'pressed' | 'resumed' }>;
  /** Token of the bank's challenge, with the event `confirmed`. */
  readonly threeDToken?: string;
  /** True if the unanswered write never arrived. */
  readonly isMissing?: boolean;
  /** Text of the refusal, for an answer without a message of its own. */
  readonly why?: DialogText;
  readonly reason?: RefusalReason | null;
  /** The review to return to. */
  readonly review?: OrderReview;
}>('checkout/stepped');

/** Matches the actions that run the state machine. */
export const attemptMoved = isAnyOf(orderPlaced, attemptResumed, attemptStepped);

/** Maps an action to the event of the state machine. */
function eventOf(action: UnknownAction): CheckoutEvent | null {
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
    reviewOpened: (flow, { payload }: PayloadAction<Opened>): CheckoutFlowState => ({
      ...flow,
      origin: payload.origin,
      review: newReview(payload, flow.review),
    }),
    reviewTold: (
      flow,
      {
        payload,
      }: PayloadAction<
        Pick<OrderReview, 'ask' | 'shown' | 'status'> & Partial<Pick<OrderReview, 'differs' | 'refusal'>>
      >,
    ): CheckoutFlowState => {
      const { review } = flow;
      if (review?.ask !== payload.ask) return flow;
      const { shown, status, refusal = null } = payload;
      const { former } = review;
      const order = agreed(review.order, shown);
      const differs = review.differs || (payload.differs ?? false);
      const changed = former && shown && sameCosts(former, shown) ? null : former;
      return { ...flow, review: { ...review, order, shown, status, differs, refusal, former: changed } };
    },
    /** The person confirmed a review without a version, so the cart is refetched and compared. */
    reviewChecked: (flow): CheckoutFlowState =>
      flow.review ? { ...flow, review: { ...flow.review, status: 'checking', ask: flow.review.ask + 1 } } : flow,
    /** Requests once more what is due today. */
    reviewRetried: (flow): CheckoutFlowState =>
      flow.review ? { ...flow, review: { ...flow.review, status: 'reading', ask: flow.review.ask + 1 } } : flow,
    reviewLeft: (flow): CheckoutFlowState => ({ ...flow, review: null }),
    attemptHidden: (flow): CheckoutFlowState => ({ ...flow, isHidden: true }),
    attemptShown: (flow): CheckoutFlowState => ({ ...flow, isHidden: false }),
    /** Pauses the timer, because the person reads the success message. */
    successStayed: (flow): CheckoutFlowState => (flow.isStaying ? flow : { ...flow, isStaying: true }),
    /** The person has read the success message and moves on. */
    successRead: (flow): CheckoutFlowState => ({ ...flow, isStaying: false }),
  },
  also: (on) => [
    // An order under way stays stored for its member, whose next page asks for its outcome.
    on(accountChanged, () => initialCheckout),
    on(attemptMoved, (flow, action): CheckoutFlowState => {
      const event = eventOf(action);
      const next = event && advance(flow, checkoutStep, event);
      if (!next) return flow;
      if (orderPlaced.match(action)) {
        const { order, origin } = action.payload;
        return { ...initialCheckout, confirmed: flow.review, ...next, order, origin };
      }
      if (attemptResumed.match(action)) {
        const { order, origin, isHidden } = action.payload;
        return { ...initialCheckout, ...next, order, origin, isHidden };
      }
      const more: Partial<Parameters<typeof attemptStepped>[0]> = attemptStepped.match(action) ? action.payload : {};
      const { threeDToken = flow.threeDToken, isMissing = false, why = null, reason = null, review = null } = more;
      if (next.step.phase === 'idle') return { ...initialCheckout, ...next, review, origin: review && flow.origin };
      return { ...flow, ...next, threeDToken, isMissing, why, reason };
    }),
  ],
});

export const { reviewOpened, reviewTold, reviewChecked, reviewRetried, reviewLeft } = slice.actions;
export const { attemptHidden, attemptShown, successStayed, successRead } = slice.actions;
export const checkout = slice.reducer;
