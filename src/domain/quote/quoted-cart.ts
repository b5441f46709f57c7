import { proposeAddModule } from '../cart/add-module';
import { acceptProposal } from '../cart/decide';
import { withQuantities, type Quantity } from '../cart/quantity';
import type { Cart } from '../cart/types';
import type { Catalogue } from '../catalogue/types';

const isHeld = ({ plan, lines }: Cart, id: number): boolean => plan?.id === id || lines[id] !== undefined;

/**
 * The cart that quantities make: what is not in it yet comes in with all that it needs, by the rules of a press on its button.
 * A quote is read off this cart, so that it never promises another sum than the cart then asks for.
 */
export function quotedCart(cart: Cart, entries: readonly Quantity[], catalogue: Catalogue): Cart {
  const whole = entries
    .filter(({ quantity }) => quantity > 0)
    .reduce((now, { id }) => {
      if (isHeld(now, id)) return now;
      const proposal = proposeAddModule(now, id, catalogue, { isLegacyAccount: false });
      if (proposal.kind === 'apply') return proposal.cart;
      return proposal.kind === 'confirm' ? acceptProposal(proposal.held, proposal.confirmation, catalogue) : now;
    }, cart);
  return withQuantities(whole, entries);
}
