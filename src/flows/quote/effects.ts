import { sameContent } from '../../domain/cart/same-content';
import { withQuantities } from '../../domain/cart/quantity';
import type { Effect } from '../../store/state';
import { goToCheckout } from '../../store/effects/checkout';
import { setQuantities } from '../../store/effects/quantity';
import { flushDebounce } from '../../store/effects/edit-queue';
import type { quoteAccepted } from './slice';

/**
 * Puts the quantities into the cart and goes on once they are there. Where the server or the person said no to one of them,
 * nobody goes on to pay another sum than the quote's. [QUO-03]
 */
export async function accept(
  { entries, origin }: ReturnType<typeof quoteAccepted>['payload'],
  api: Effect,
): Promise<void> {
  const written = setQuantities({ entries, origin }, api);
  flushDebounce(api.extra);
  await written;
  const { content } = api.getState().cart;
  const isHeld = entries.every(({ id, quantity }) => quantity === 0 || content.plan?.id === id || content.lines[id]);
  if (isHeld && sameContent(withQuantities(content, entries), content)) await goToCheckout({ origin }, api);
}
