import { createAction } from '@reduxjs/toolkit';

/**
 * The cart, all of it written, is to be ordered. What it costs today is shown before anything is; only a person's press in a
 * widget may say so. The checkout flow hears it once it has joined the store.
 */
export const checkoutWanted = createAction<{
  /** Key of the element that its dialogs look like. */
  readonly origin: string | null;
}>('checkout/wanted');

/** Another page of this browser has left an attempt in the middle. */
export const attemptFound = createAction('checkout/found');
