import { selectQuote } from '../flows/quote/selectors';
import { quoteAccepted } from '../flows/quote/slice';
import { mayCheckOut } from './check-out';
import type { Command } from './command';

/** Puts the quantities of the quote into the cart and goes on to the checkout, after asking the host page. [QUO-03] */
export const acceptQuote: Command = (by) => {
  const { changes, total, oneTimeTotal } = selectQuote(by.store.getState());
  if (mayCheckOut(by, { total, oneTimeTotal }))
    by.store.dispatch(quoteAccepted({ entries: changes, origin: by.origin }));
};
