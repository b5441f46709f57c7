import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { CartReply, ToldTotals } from '../../contract/cart';
import { emptyCart } from '../../domain/cart/empty-cart';
import { NEVER, type Stamp } from '../../domain/cart/stamp';
import type { Quantity } from '../../domain/cart/quantity';
import { selectSubpackages } from '../../domain/cart/subpackage';
import type { SharedCart, TabMessage } from '../../domain/cart/tab-message';
import type { Cart, Upsell } from '../../domain/cart/types';
import type { ModuleId, PlanId } from '../../domain/catalogue/types';
import type { CurrencyCode } from '../../domain/money/currency';
import { isVisitor } from '../../domain/subscription/user-type';
import type { CartNotice, FormerCart, TakenUp, Undoable } from './cart-notice';
import { sessionRead } from './session';
import { createSlice } from '../kit/slice';

export type { CartNotice, FormerCart } from './cart-notice';

/** What somebody wants of the cart. Listeners carry it out; `origin` is the key of the element that began it. */
export const planChosen = createAction<{
  readonly planId: PlanId;
  readonly from: 'card' | 'comparison' | 'hash' | 'action';
  /** Codes of the sub-packages chosen in the card. */
  readonly selected?: readonly string[];
  /** The query of the package hash, passed on with the add call. [NAV-19] */
  readonly utm?: string;
  readonly origin: string | null;
}>('cart/planChosen');
/** A choice inside the plan that is in the cart. */
export interface SubpackageChoice {
  readonly codes: readonly string[];
  /** Key of the element that it was made in: whether that sells packages is told to the server. [API-06] */
  readonly origin: string | null;
}
export const moduleWanted = createAction<{ readonly id: ModuleId; readonly origin: string | null }>(
  'cart/moduleWanted',
);
/** Quantities of metered add-ons, all at once. What is not in the cart yet is put there, unless its quantity is 0. [MNY-07, API-06] */
export const quantitiesChosen = createAction<{
  readonly entries: readonly Quantity[];
  readonly origin: string | null;
}>('cart/quantitiesChosen');
export const moduleUnwanted = createAction<{ readonly id: ModuleId; readonly origin: string | null }>(
  'cart/moduleUnwanted',
);
export const planUnwanted = createAction<{ readonly origin: string | null }>('cart/planUnwanted');
export const categoryUnwanted = createAction<{ readonly categoryId: number; readonly origin: string | null }>(
  'cart/categoryUnwanted',
);
export const clearPressed = createAction<{ readonly origin: string | null }>('cart/clearPressed');
export const undoPressed = createAction<{ readonly origin: string | null }>('cart/undoPressed');
export const checkoutPressed = createAction<{ readonly origin: string | null }>('cart/checkoutPressed');
/** Somebody wants the free test drive with what is in the cart. [TRL-02] */
export const trialWanted = createAction<{ readonly origin: string | null }>('cart/trialWanted');
export const hashSeen = createAction<{ readonly hash: string; readonly origin: string | null }>('cart/hashSeen');

/** Somebody asks again for a member's cart that could not be read. */
export const cartRetried = createAction<{ readonly origin: string | null }>('cart/retried');

/** Another tab changed the cart. What it says is looked up, and taken when it is this tab's turn. [STO-05] */
export const cartHeard = createAction<Extract<TabMessage, { kind: 'cart' }>>('cart/heard');
/** A tab that had seen less put its cart over the one that was kept here. */
export const keptCartLost = createAction('cart/keptLost');

/** What is being written to the server now, so that its button can say so. */
export interface CartTarget {
  readonly kind: 'plan' | 'module' | 'cart';
  readonly id: number;
}

export interface CartState {
  readonly content: Cart;
  /** A member's cart is with the server. `failed`: what is shown may be out of date. */
  readonly reading: 'now' | 'failed' | null;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
  readonly isInternal: boolean;
  /** Of the last change, made here or in another tab. [STO-05] */
  readonly stamp: Stamp;
  /** Changes with every content, so that late answers are recognised. */
  readonly key: number;
  readonly busy: CartTarget | null;
  readonly former: FormerCart | null;
  readonly notice: CartNotice;
  /** What the server says that a cart costs. It stands while that very cart is shown. */
  readonly told: { readonly cart: Cart; readonly totals: ToldTotals } | null;
  readonly orderPostStatus: { readonly state: number; readonly item: number | null };
}

const initialState: CartState = {
  content: emptyCart,
  reading: null,
  currency: 'USD',
  trackingId: null,
  isInternal: false,
  stamp: NEVER,
  key: 0,
  busy: null,
  former: null,
  notice: null,
  told: null,
  orderPostStatus: { state: 0, item: null },
};

const toldOf = ({ cart: content, totals }: { cart: Cart; totals?: ToldTotals | null }): CartState['told'] =>
  totals ? { cart: content, totals } : null;

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The rules were applied here. `former` is kept where Undo is offered. */
    cartChanged: (
      state,
      {
        payload,
      }: PayloadAction<{
        cart: Cart;
        stamp?: Stamp;
        currency?: CurrencyCode;
        former?: FormerCart | null;
        notice?: CartNotice;
      }>,
    ) => ({
      ...state,
      stamp: payload.stamp ?? state.stamp,
      content: payload.cart,
      currency: payload.currency ?? state.currency,
      key: state.key + 1,
      former: payload.former ?? null,
      notice: payload.notice ?? null,
    }),
    /** A dialog is open: pending and doomed modules are marked, nothing is counted yet. */
    cartHeld: (state, { payload }: PayloadAction<Cart>) => ({ ...state, content: payload }),
    /** The server's cart stands for a member. [CRT-36, CRT-65] */
    cartReplied: (
      state,
      { payload }: PayloadAction<CartReply & { notice: CartNotice; former?: FormerCart | null }>,
    ) => ({
      ...state,
      content: payload.cart,
      currency: payload.currency,
      trackingId: payload.trackingId ?? state.trackingId,
      isInternal: payload.isInternal,
      told: toldOf(payload),
      reading: null,
      key: state.key + 1,
      // A server that agrees leaves the offer to undo in place; what it decided otherwise is undone where it can be.
      notice: payload.notice ?? state.notice,
      former: payload.notice ? (payload.former ?? null) : state.former,
    }),
    /** The server says that there is no cart. One Undo restores what was here. [CRT-37, CRT-38] */
    cartEmptied: (state) => {
      const { content: cart, currency, former, notice } = state;
      // Whoever hears of an upgrade knows where the cart has gone: it was ordered.
      const news = cart.plan && notice !== 'upgraded' && ({ former: { cart, currency }, notice: 'emptied' } as const);
      return { ...state, content: emptyCart, reading: null, key: state.key + 1, ...(news || { former, notice }) };
    },
    /** The cart of somebody else goes, and nothing of it can be brought back. */
    cartForgotten: (state) => ({
      ...state,
      content: emptyCart,
      trackingId: null,
      key: state.key + 1,
      former: null,
      notice: null,
    }),
    cartRestored: (
      state,
      { payload }: PayloadAction<Partial<SharedCart> & { stamp?: Stamp | null } & Partial<Undoable>>,
    ) => ({
      ...state,
      former: payload.former ?? null,
      notice: payload.notice ?? null,
      stamp: payload.stamp ?? state.stamp,
      content: payload.cart ?? state.content,
      currency: payload.currency ?? state.currency,
      trackingId: payload.trackingId ?? state.trackingId,
      key: state.key + 1,
    }),
    /** Another tab's cart. What Undo would bring back belonged to the cart that it replaces. [STO-05] */
    cartTakenUp: (state, { payload }: PayloadAction<TakenUp>) => ({
      ...state,
      content: payload.cart,
      currency: payload.currency,
      trackingId: payload.trackingId ?? state.trackingId,
      isInternal: payload.isInternal ?? state.isInternal,
      told: toldOf(payload),
      stamp: payload.stamp,
      key: state.key + 1,
      former: null,
      notice: payload.notice ?? (state.former ? null : state.notice),
    }),
    cartStamped: (state, { payload }: PayloadAction<Stamp>) => ({ ...state, stamp: payload }),
    /** The account is another than it was, and its cart is being read. [STO-06] */
    upgradeHeard: (state) => ({ ...state, former: null, notice: 'upgraded' as const }),
    pickArrived: (state) => ({ ...state, notice: 'picked' as const }),
    /** A choice inside the plan that is in the cart; its content stays. [PRC-25] */
    subpackagesChosen: (state, { payload }: PayloadAction<SubpackageChoice>) => ({
      ...state,
      content: selectSubpackages(state.content, payload.codes),
    }),
    upsellOffered: (state, { payload }: PayloadAction<Upsell | null>) => ({
      ...state,
      content: { ...state.content, upsell: payload },
    }),
    trackingKnown: (state, { payload }: PayloadAction<string>) => ({ ...state, trackingId: payload }),
    /** What is for sale is priced in it; a cart that holds something keeps the currency it was filled in. */
    currencyKnown: (state, { payload }: PayloadAction<CurrencyCode>) =>
      state.content.plan ? state : { ...state, currency: payload },
    writeStarted: (state, { payload }: PayloadAction<CartTarget>) => ({ ...state, busy: payload }),
    writeEnded: (state) => ({ ...state, busy: null }),
    noticeSeen: (state) => ({ ...state, notice: null, former: null }),
    /** Where nothing has come by now, there was nothing to come. */
    readingEnded: (state, { payload: failed }: PayloadAction<boolean>) =>
      failed || state.reading === 'now' ? { ...state, reading: failed ? ('failed' as const) : null } : state,
  },
  also: (on) => [
    on(cartRetried, (state) => ({ ...state, reading: 'now' as const })),
    on(sessionRead, (state, { payload }) =>
      isVisitor(payload) || state.content.plan ? state : { ...state, reading: 'now' as const },
    ),
  ],
});

export const {
  cartChanged,
  cartHeld,
  cartReplied,
  cartEmptied,
  cartForgotten,
  cartRestored,
  cartTakenUp,
  cartStamped,
  upgradeHeard,
  pickArrived,
  subpackagesChosen,
  upsellOffered,
  trackingKnown,
  currencyKnown,
  writeStarted,
  writeEnded,
  noticeSeen,
  readingEnded,
} = slice.actions;
export const cart = slice.reducer;
