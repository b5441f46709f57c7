import type { Catalogue, ModuleId } from '../catalogue/types';
import { Bundled } from '../codes/markers';
import { proposeAddModule } from './add-module';
import { proposeChoosePlan } from './choose-plan';
import { isCustomSolution } from './custom-plan';
import { acceptProposal } from './decide';
import { isForSale } from './for-sale';
import { countsAssets, withQuantities, type Quantity } from './quantity';
import { proposeRemoveModule } from './remove-module';
import { proposeRemovePlan } from './remove-plan';
import type { Cart, CartLine } from './types';

/** One call to a server that keeps a cart by these rules. */
export type CartWrite =
  /** A plan that is in the cart takes quantities: of its fleet, and of add-ons. */
  | { readonly kind: 'add-plan'; readonly id: number; readonly entries?: readonly Quantity[] }
  | { readonly kind: 'add-module'; readonly id: ModuleId; readonly entries: readonly Quantity[] }
  | { readonly kind: 'remove'; readonly id: number; readonly entries?: undefined };

/** The cart after a write, with every confirmation given, as the server applies it. */
export function afterWrite(cart: Cart, write: CartWrite, catalogue: Catalogue): Cart {
  const who = { isLegacyAccount: false, authenticated: false };
  const propose = () => {
    if (write.kind === 'add-plan') return proposeChoosePlan(cart, write.id, catalogue, who);
    if (write.kind === 'add-module') return proposeAddModule(cart, write.id, catalogue, who);
    return cart.plan?.id === write.id
      ? proposeRemovePlan(cart, catalogue)
      : proposeRemoveModule(cart, write.id, catalogue, who);
  };
  const proposal = propose();
  const after =
    proposal.kind === 'confirm'
      ? acceptProposal(proposal.held, proposal.confirmation, catalogue)
      : proposal.kind === 'apply'
        ? proposal.cart
        : cart;
  return write.entries ? withQuantities(after, write.entries) : after;
}

const bundleOf = ({ plan }: Cart): number | null => (plan && !isCustomSolution(plan) ? plan.id : null);

const loose = ({ lines }: Cart): readonly CartLine[] =>
  Object.values(lines).filter(({ module, bundled }) => bundled === Bundled.no && isForSale(module));

const fleetOf = ({ plan }: Cart): readonly Quantity[] =>
  countsAssets(plan) ? [{ id: plan.id, quantity: plan.quantity }] : [];

const isMetered = ({ module }: CartLine): boolean => module.pricingType === 'USAGE';

/**
 * What a server has to be told to get from one cart to another: as few calls as the rules allow, none where both hold the
 * same, so that a sequence that broke off is taken up by asking again. What is no longer sold can't be told.
 */
export function writesBetween(from: Cart, to: Cart, catalogue: Catalogue): readonly CartWrite[] {
  const writes: CartWrite[] = [];
  let cart = from;
  const tell = (write: CartWrite): void => {
    writes.push(write);
    cart = afterWrite(cart, write, catalogue);
  };

  const bundle = bundleOf(to);
  const isReset = bundle !== null && bundle !== bundleOf(from);
  if (!isReset)
    for (const { module } of loose(from)) if (cart.lines[module.id] && !to.lines[module.id]) remove(module.id);
  if (isReset) tell({ kind: 'add-plan', id: bundle });
  else {
    const former = bundleOf(cart);
    if (former !== null && former !== bundle) remove(former);
  }
  for (const line of loose(to)) {
    const { id } = line.module;
    if (!cart.lines[id])
      tell({ kind: 'add-module', id, entries: isMetered(line) ? [{ id, quantity: line.quantity }] : [] });
  }
  const entries = loose(to)
    .filter((line) => {
      const there = cart.lines[line.module.id];
      return isMetered(line) && there?.bundled === Bundled.no && there.quantity !== line.quantity;
    })
    .map(({ module, quantity }) => ({ id: module.id, quantity }));
  const fleet = fleetOf(to).filter(({ id, quantity }) => cart.plan?.id === id && cart.plan.quantity !== quantity);
  const [first] = entries;
  if (fleet[0]) tell({ kind: 'add-plan', id: fleet[0].id, entries: [...fleet, ...entries] });
  else if (first) tell({ kind: 'add-module', id: first.id, entries });
  return writes;

  function remove(id: number): void {
    tell({ kind: 'remove', id });
  }
}
