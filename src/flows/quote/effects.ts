import { sameContent } from '../../domain/cart/same-content';
import { withQuantities, type Quantity } from '../../domain/cart/quantity';
import type { Effect } from '../../store/state';
import { goToCheckout } from '../../store/effects/checkout';
import { setQuantities } from '../../store/effects/quantity';
import { flushDebounce } from '../../store/effects/edit-queue';
import { choicesDropped, writingEnded, type quoteAccepted } from './slice';

/**
 * Writes the chosen quantities to the cart and goes on to the checkout. If the server or the person refused a quantity, it stops,
 * because the checkout would cost another sum than the quote. [QUO-03]
 */
export async function acceptQuoteEffect(
  { entries, origin }: ReturnType<typeof quoteAccepted>['payload'],
  api: Effect,
): Promise<void> {
  const isIn = ({ id, quantity }: Quantity): boolean => {
    const { content } = api.getState().cart;
    return (content.plan?.id === id ? content.plan.quantity : (content.lines[id]?.quantity ?? 0)) === quantity;
  };
  try {
    const written = setQuantities({ entries, origin }, api);
    flushDebounce(api.extra);
    await written;
    // What was refused stays chosen, for another try.
    api.dispatch(choicesDropped(entries.filter(isIn).map(({ id }) => id)));
  } finally {
    api.dispatch(writingEnded());
  }
  const { content } = api.getState().cart;
  const isHeld = entries.every(({ id, quantity }) => quantity === 0 || content.plan?.id === id || content.lines[id]);
  if (isHeld && sameContent(withQuantities(content, entries), content)) await goToCheckout({ origin }, api);
}
