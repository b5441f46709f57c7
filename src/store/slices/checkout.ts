import { createAction } from '@reduxjs/toolkit';
import type { Order } from '../../domain/checkout/order';

/**
 * The cart, all of it written, is to be ordered. What it costs today is shown before anything is; only a person's press in a
 * widget may say so. The checkout flow hears it once it has joined the store.
 */
export const checkoutWanted = createAction<{
  /** Key of the element that its dialogs look like. */
  readonly origin: string | null;
}>('checkout/wanted');

/** Consent to this order was given elsewhere, as in a migration: it is placed without a review. */
export const orderAgreed = createAction<{ readonly order: Order; readonly origin: string | null }>('checkout/agreed');

/** Another page of this browser has left an attempt in the middle. */
export const attemptFound = createAction('checkout/found');
