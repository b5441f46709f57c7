import { createAction } from '@reduxjs/toolkit';
import type { Order } from '../../domain/checkout/order';

/**
 * Starts the checkout of a cart that is completely written. The review opens before anything is ordered; only a press in a widget
 * may dispatch it. The checkout flow handles it once it has joined the store.
 */
export const checkoutWanted = createAction<{
  /** Key of the element whose look the dialogs take on. */
  readonly origin: string | null;
}>('checkout/wanted');

/** Places an order that the person confirmed elsewhere, as in a migration, without a review. */
export const orderAgreed = createAction<{ readonly order: Order; readonly origin: string | null }>('checkout/agreed');

/** An earlier page left an order or the switching of an add-on unfinished; the flows that have joined go on with theirs. */
export const attemptFound = createAction('checkout/found');
