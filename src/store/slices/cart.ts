import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { CartReply, ServerTotals } from '../../contract/cart';
import { emptyCart } from '../../domain/cart/empty-cart';
import { NO_STAMP, type Stamp } from '../../domain/cart/stamp';
import type { Quantity } from '../../domain/cart/quantity';
import { selectSubpackages } from '../../domain/cart/subpackage';
import type { SharedCart, TabMessage } from '../../domain/cart/tab-message';
import type { Cart, Upsell } from '../../domain/cart/types';
import type { ModuleId, PlanId } from '../../domain/catalogue/types';
import type { CurrencyCode } from '../../domain/money/currency';
import { isVisitor } from '../../domain/subscription/user-type';
import type { CartNotice, FormerCart, ReplacingCart, Undoable } from './cart-notice';
import { sessionRead } from './session';
import { createSlice } from '../kit/slice';

export type { CartNotice, FormerCart } from './cart-notice';

interface Pressed {
  /** Key of the source element. */
  readonly origin: string | null;
}

/** Actions that ask for a change of the cart; effects (listeners) carry them out. */
export const planChosen = createAction<{
  readonly planId: PlanId;
  readonly from: 'card' | 'comparison' | 'hash' | 'action';
  /** Codes of the sub-packages chosen in the card. */
  readonly selected?: readonly string[];
  /** Size of the fleet, where it is not the package's smallest. */
  readonly quantity?: number;
  /** Campaign parameters of the package hash, passed on with the add call. [NAV-19] */
  readonly utm?: string;
  readonly origin: string | null;
}>('cart/planChosen');
/** A choice of sub-packages for the plan in the cart. */
export interface SubpackageChoice {
  readonly codes: readonly string[];
  /** Key of the pressed element. The server is told whether that element sells packages. [API-06] */
  readonly origin: string | null;
}
export const moduleWanted = createAction<Pressed & { readonly id: ModuleId }>('cart/moduleWanted');
/**
 * Sets quantities of metered add-ons, all at once. An add-on that is not in the cart is added, unless its quantity is 0.
 * [MNY-07, API-06]
 */
export const quantitiesChosen = createAction<{
  readonly entries: readonly Quantity[];
  readonly origin: string | null;
}>('cart/quantitiesChosen');
export const moduleUnwanted = createAction<Pressed & { readonly id: ModuleId }>('cart/moduleUnwanted');
/** Without `planId`, whichever package the cart holds is not wanted. */
export const planUnwanted = createAction<Pressed & { readonly planId?: PlanId }>('cart/planUnwanted');
export const categoryUnwanted = createAction<Pressed & { readonly categoryId: number }>('cart/categoryUnwanted');
export const clearPressed = createAction<Pressed>('cart/clearPressed');
export const undoPressed = createAction<Pressed>('cart/undoPressed');
export const checkoutPressed = createAction<Pressed>('cart/checkoutPressed');
/** The person starts the free trial with the current cart. [TRL-02] */
export const trialWanted = createAction<{ readonly origin: string | null }>('cart/trialWanted');
export const hashSeen = createAction<{ readonly hash: string; readonly origin: string | null }>('cart/hashSeen');

/** The person retries the failed read of a member's cart. */
export const cartRetried = createAction<{ readonly origin: string | null }>('cart/retried');

/** Another tab broadcast a changed cart; the edit queue receives it. [STO-05] */
export const cartReceived = createAction<Extract<TabMessage, { kind: 'cart' }>>('cart/received');
/** A tab with an older state overwrote the persisted cart. */
export const persistedCartOverwritten = createAction('cart/persistedOverwritten');

/** The target of the running write, so that its button shows as busy. */
export interface CartTarget {
  readonly kind: 'plan' | 'module' | 'cart';
  readonly id: number;
}

export interface CartState {
  readonly content: Cart;
  /** Loading state of a member's cart. `failed`: the shown cart may be out of date. */
  readonly reading: 'now' | 'failed' | null;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
  readonly isInternal: boolean;
  /** Stamp of the last change, made in this or another tab. [STO-05] */
  readonly stamp: Stamp;
  /** Counter that changes with the content, to recognize superseded answers. */
  readonly key: number;
  /** Number of times that the cart was forgotten, to recognize what still waits for an answer about a forgotten one. */
  readonly forgotten: number;
  readonly busy: CartTarget | null;
  readonly former: FormerCart | null;
  readonly notice: CartNotice;
  /** The server's totals with the cart that they belong to. */
  readonly serverTotals: { readonly cart: Cart; readonly totals: ServerTotals } | null;
  readonly orderPostStatus: { readonly state: number; readonly item: number | null };
}

const NO_CART = { content: emptyCart, trackingId: null, former: null, notice: null } as const;

const initialState: CartState = {
  ...NO_CART,
  reading: null,
  currency: 'USD',
  isInternal: false,
  stamp: NO_STAMP,
  key: 0,
  forgotten: 0,
  busy: null,
  serverTotals: null,
  orderPostStatus: { state: 0, item: null },
};

const serverTotalsOf = ({ cart: content, totals }: Pick<ReplacingCart, 'cart' | 'totals'>): CartState['serverTotals'] =>
  totals ? { cart: content, totals } : null;

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Applies an optimistic update after the rules ran. `former` is stored if Undo is offered. */
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
    ): CartState => ({
      ...state,
      stamp: payload.stamp ?? state.stamp,
      content: payload.cart,
      currency: payload.currency ?? state.currency,
      key: state.key + 1,
      former: payload.former ?? null,
      notice: payload.notice ?? null,
    }),
    /** Shows a cart on hold while its dialog is open: pending modules and those to be deleted are marked, and nothing counts yet. */
    cartPutOnHold: (state, { payload }: PayloadAction<Cart>): CartState => ({ ...state, content: payload }),
    /** Replaces a member's cart with the server's. [CRT-36, CRT-65] */
    cartReplied: (
      state,
      { payload }: PayloadAction<CartReply & { notice: CartNotice; former?: FormerCart | null }>,
    ): CartState => ({
      ...state,
      content: payload.cart,
      currency: payload.currency,
      trackingId: payload.trackingId ?? state.trackingId,
      isInternal: payload.isInternal,
      serverTotals: serverTotalsOf(payload),
      reading: null,
      key: state.key + 1,
      // A reply without a notice of its own keeps the notice and the Undo; one with a notice replaces both.
      notice: payload.notice ?? state.notice,
      former: payload.notice ? (payload.former ?? null) : state.former,
    }),
    /** Empties the cart because the server has none. One Undo restores the former cart. [CRT-37, CRT-38] */
    cartEmptied: (state) => {
      const { content: cart, currency, former, notice } = state;
      // After the notice about an upgrade the person knows that the cart was ordered, so it gets no other notice.
      const news = cart.plan && notice !== 'upgraded' && ({ former: { cart, currency }, notice: 'emptied' } as const);
      return { ...state, content: emptyCart, reading: null, key: state.key + 1, ...(news || { former, notice }) };
    },
    /** Removes another person's cart without an Undo. */
    cartForgotten: (state): CartState => {
      const { key, forgotten } = state;
      return { ...state, ...NO_CART, key: key + 1, forgotten: forgotten + 1 };
    },
    cartRestored: (
      state,
      { payload }: PayloadAction<Partial<SharedCart> & { stamp?: Stamp | null } & Partial<Undoable>>,
    ): CartState => ({
      ...state,
      former: payload.former ?? null,
      notice: payload.notice ?? null,
      stamp: payload.stamp ?? state.stamp,
      content: payload.cart ?? state.content,
      currency: payload.currency ?? state.currency,
      trackingId: payload.trackingId ?? state.trackingId,
      key: state.key + 1,
    }),
    /** Replaces the cart with another tab's. The Undo goes, because it belonged to the replaced cart. [STO-05] */
    cartReplaced: (state, { payload }: PayloadAction<ReplacingCart>): CartState => ({
      ...state,
      content: payload.cart,
      currency: payload.currency,
      trackingId: payload.trackingId ?? state.trackingId,
      isInternal: payload.isInternal ?? state.isInternal,
      serverTotals: serverTotalsOf(payload),
      stamp: payload.stamp,
      key: state.key + 1,
      former: null,
      notice: payload.notice ?? (state.former ? null : state.notice),
    }),
    cartStamped: (state, { payload }: PayloadAction<Stamp>): CartState => ({ ...state, stamp: payload }),
    /** Another tab changed the subscription; the cart is being refetched. [STO-06] */
    upgradeReceived: (state): CartState => ({ ...state, former: null, notice: 'upgraded' as const }),
    pickArrived: (state): CartState => ({ ...state, notice: 'picked' as const }),
    /** Applies a choice of sub-packages to the plan in the cart; the rest stays. [PRC-25] */
    subpackagesChosen: (state, { payload }: PayloadAction<SubpackageChoice>): CartState => ({
      ...state,
      content: selectSubpackages(state.content, payload.codes),
    }),
    upsellOffered: (state, { payload }: PayloadAction<Upsell | null>): CartState => ({
      ...state,
      content: { ...state.content, upsell: payload },
    }),
    trackingIdReceived: (state, { payload }: PayloadAction<string>): CartState => ({ ...state, trackingId: payload }),
    /** Adopts the currency of the catalogue; a cart with a plan keeps the currency that it was filled in. */
    currencyAdopted: (state, { payload }: PayloadAction<CurrencyCode>) =>
      state.content.plan ? state : { ...state, currency: payload },
    writeStarted: (state, { payload }: PayloadAction<CartTarget>): CartState => ({ ...state, busy: payload }),
    writeEnded: (state): CartState => ({ ...state, busy: null }),
    noticeDismissed: (state): CartState => ({ ...state, notice: null, former: null }),
    /** Ends the loading state. Without a reply by now there was no cart to load. */
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
  cartPutOnHold,
  cartReplied,
  cartEmptied,
  cartForgotten,
  cartRestored,
  cartReplaced,
  cartStamped,
  upgradeReceived,
  pickArrived,
  subpackagesChosen,
  upsellOffered,
  trackingIdReceived,
  currencyAdopted,
  writeStarted,
  writeEnded,
  noticeDismissed,
  readingEnded,
} = slice.actions;
export const cart = slice.reducer;
