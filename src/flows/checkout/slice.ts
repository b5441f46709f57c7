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
import { createSlice } from '../../store/kit/slice';
import { advance, type FlowState } from '../kit/machine';

/** What is looked at before it is ordered. */
export interface OrderReview {
  readonly order: Order;
  /** The upgrade that is ordered; null where the cart is. */
  readonly wish: UpgradeOrder | null;
  /** A subscription is changed: what it costs today depends on what is paid for already. [PRC-28] */
  readonly isChange: boolean;
  /** `reading`: what it costs is still to come; `checking`: it is confirmed, and the cart is read once more. */
  readonly status: 'reading' | 'told' | 'failed' | 'checking';
  /** What is confirmed. Null until it is there, and for a reseller's member, who is told no sums. [PRC-30] */
  readonly shown: ShownCosts | null;
  /** What was looked at before it became another; null where nothing has changed. */
  readonly former: ShownCosts | null;
  /** The page's own prices were others than the server's. */
  readonly differs: boolean;
  /** The server wants a payment method first. */
  readonly asksMethod: boolean;
  /** Of the question; a later one leaves this one's answer behind. */
  readonly ask: number;
}

type Opened = Pick<OrderReview, 'order' | 'wish' | 'isChange'> & {
  readonly origin: string | null;
  /** Where it is known already. */
  readonly shown?: ShownCosts | null;
};

/** An order names the statement that is shown with it. */
const agreed = (order: Order, shown: ShownCosts | null): Order => ({
  ...order,
  agreed: shown?.kind === 'statement' ? agreedOf(shown.statement) : null,
});

/** A review that begins, or begins anew for what has become another meanwhile. */
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
    asksMethod: false,
    ask: (last?.ask ?? 0) + 1,
  };
}

export interface CheckoutFlowState extends FlowState<CheckoutState, CheckoutCommand> {
  readonly review: OrderReview | null;
  /** The review that the attempt came from, to come back to. */
  readonly confirmed: OrderReview | null;
  /** What the attempt is about; null while there is none. */
  readonly order: Order | null;
  /** What is `unknown` never arrived: nothing was ordered so far. */
  readonly isMissing: boolean;
  /** Why it was refused, where the server has no words for it. */
  readonly why: DialogText | null;
  /** The reason that the server names for its refusal. */
  readonly reason: RefusalReason | null;
  /** Success is read on: the page does not move by itself. */
  readonly isStaying: boolean;
  /** The person goes on with something else; the endings are shown all the same. */
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
  isMissing: false,
  why: null,
  reason: null,
  isStaying: false,
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
  readonly reason?: RefusalReason | null;
  /** What is looked at again. */
  readonly review?: OrderReview;
}>('checkout/stepped');

/** Whatever moves the machine on. */
export const moved = isAnyOf(orderPlaced, attemptResumed, attemptStepped);

/** What an action is to the machine. */
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
      { payload }: PayloadAction<Pick<OrderReview, 'ask' | 'shown' | 'status'> & { readonly differs?: boolean }>,
    ): CheckoutFlowState => {
      const { review } = flow;
      if (review?.ask !== payload.ask) return flow;
      const { shown, status } = payload;
      const { former } = review;
      const order = agreed(review.order, shown);
      const differs = review.differs || (payload.differs ?? false);
      const changed = former && shown && sameCosts(former, shown) ? null : former;
      return { ...flow, review: { ...review, order, shown, status, differs, former: changed } };
    },
    /** Confirmed: what is in the cart is compared once more. */
    reviewChecked: (flow): CheckoutFlowState =>
      flow.review ? { ...flow, review: { ...flow.review, status: 'checking', ask: flow.review.ask + 1 } } : flow,
    /** What is due today is asked for once more. */
    reviewRetried: (flow): CheckoutFlowState =>
      flow.review ? { ...flow, review: { ...flow.review, status: 'reading', ask: flow.review.ask + 1 } } : flow,
    reviewLeft: (flow): CheckoutFlowState => ({ ...flow, review: null }),
    attemptHidden: (flow): CheckoutFlowState => ({ ...flow, isHidden: true }),
    attemptShown: (flow): CheckoutFlowState => ({ ...flow, isHidden: false }),
    /** The clock is stopped: somebody reads what was ordered. */
    successStayed: (flow): CheckoutFlowState => (flow.isStaying ? flow : { ...flow, isStaying: true }),
    /** Somebody has read it, and wants to move on. */
    successRead: (flow): CheckoutFlowState => ({ ...flow, isStaying: false }),
  },
  also: (on) => [
    on(moved, (flow, action): CheckoutFlowState => {
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
      const { isMissing = false, why = null, reason = null, review = null } = more;
      if (next.step.phase === 'idle') return { ...initialCheckout, ...next, review, origin: review && flow.origin };
      return { ...flow, ...next, isMissing, why, reason };
    }),
  ],
});

export const { reviewOpened, reviewTold, reviewChecked, reviewRetried, reviewLeft } = slice.actions;
export const { attemptHidden, attemptShown, successStayed, successRead } = slice.actions;
export const checkout = slice.reducer;
