import { proposeAddModule } from '../../../src/domain/cart/add-module';
import { proposeChoosePlan } from '../../../src/domain/cart/choose-plan';
import { acceptProposal } from '../../../src/domain/cart/decide';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { proposeRemoveModule } from '../../../src/domain/cart/remove-module';
import { proposeRemovePlan } from '../../../src/domain/cart/remove-plan';
import { selectSubpackages } from '../../../src/domain/cart/subpackage';
import type { Cart, Proposal } from '../../../src/domain/cart/types';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { Change } from '../histories/acts';
import type { Content } from '../model/cart';

/** Answers every question of a proposal with OK. */
const accepted = (cart: Cart, proposal: Proposal, catalogue: Catalogue): Cart => {
  if (proposal.kind === 'confirm') return acceptProposal(proposal.held, proposal.confirmation, catalogue);
  return proposal.kind === 'apply' ? proposal.cart : cart;
};

/** Applies a change to the product's own cart. */
export function changedCart(cart: Cart, act: Change, catalogue: Catalogue, isMember: boolean): Cart {
  const who = { isLegacyAccount: false, authenticated: isMember };
  switch (act.kind) {
    case 'choose':
      return accepted(cart, proposeChoosePlan(cart, act.id, catalogue, who), catalogue);
    case 'add':
      return accepted(cart, proposeAddModule(cart, act.id, catalogue, who), catalogue);
    case 'remove':
      return accepted(cart, proposeRemoveModule(cart, act.id, catalogue, who), catalogue);
    case 'drop':
      return accepted(cart, proposeRemovePlan(cart, catalogue), catalogue);
    case 'option':
      return selectSubpackages(cart, act.codes);
    case 'count':
      return withQuantities(cart, [{ id: act.id, quantity: act.quantity }]);
  }
}

/** Converts the product's cart to the model's content. */
export const contentOf = ({ plan, lines }: Pick<Cart, 'plan' | 'lines'>): Content => ({
  planId: plan?.id ?? null,
  assets: plan?.quantity ?? 0,
  options: plan?.selected ?? [],
  lines: new Map(
    Object.values(lines).map(({ module, bundled, quantity }) => [module.id, { isBundled: bundled, quantity }]),
  ),
});
