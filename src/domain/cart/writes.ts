import type { Catalogue, ModuleId } from '../catalogue/types';
import { proposeAddModule } from './add-module';
import { proposeChoosePlan } from './choose-plan';
import { isCustomSolution } from '../catalogue/custom-solution';
import { acceptProposal } from './decide';
import { isForSale } from './for-sale';
import { modulesHeld } from './held';
import { changedQuantities, withQuantities, type Quantity } from './quantity';
import { proposeRemoveModule } from './remove-module';
import { proposeRemovePlan } from './remove-plan';
import { sameCodes } from '../codes/same-codes';
import { selectSubpackages } from './subpackage';
import type { Cart, CartLine, IgnoredReason } from './types';

/** One write to the server's cart. */
export type CartWrite =
  /** A plan that is already in the cart takes quantities, of its fleet and of add-ons. */
  | {
      readonly kind: 'add-plan';
      readonly id: number;
      readonly entries?: readonly Quantity[];
      /** Codes of the sub-packages, if they change. */
      readonly selected?: readonly string[];
    }
  | { readonly kind: 'add-module'; readonly id: ModuleId; readonly entries: readonly Quantity[] }
  | { readonly kind: 'remove'; readonly id: number; readonly entries?: undefined };

/** Reasons for which the server refuses an add. */
const REFUSED: ReadonlySet<IgnoredReason> = new Set<IgnoredReason>(['not-for-sale', 'default', 'elsewhere']);

/**
 * Applies a write to a cart with every confirmation given, as the server does.
 * @param held the held cart, which an empty cart starts from and which comes with its package
 */
export function afterWrite(cart: Cart, write: CartWrite, catalogue: Catalogue, held: Cart | null = null): Cart {
  const who = { isLegacyAccount: false, authenticated: false, held: modulesHeld(held) };
  const propose = () => {
    if (write.kind === 'add-plan') return proposeChoosePlan(cart, write.id, catalogue, who, held);
    if (write.kind === 'add-module') return proposeAddModule(cart, write.id, catalogue, who, held);
    return cart.plan?.id === write.id
      ? proposeRemovePlan(cart, catalogue)
      : proposeRemoveModule(cart, write.id, catalogue, who);
  };
  const proposal = propose();
  // The server refuses the whole write, so its quantities are ignored too.
  if (proposal.kind === 'ignored' && REFUSED.has(proposal.reason)) return cart;
  const after =
    proposal.kind === 'confirm'
      ? acceptProposal(proposal.held, proposal.confirmation, catalogue, held)
      : proposal.kind === 'apply'
        ? proposal.cart
        : cart;
  const counted = write.entries ? withQuantities(after, write.entries) : after;
  return write.kind === 'add-plan' && write.selected ? selectSubpackages(counted, write.selected) : counted;
}

const bundleOf = ({ plan }: Cart): number | null => (plan && !isCustomSolution(plan) ? plan.id : null);

const loose = ({ lines }: Cart): readonly CartLine[] =>
  Object.values(lines).filter(({ module, bundled }) => !bundled && isForSale(module));

const isMetered = (line: CartLine | undefined): boolean =>
  line?.bundled === false && line.module.pricingType === 'USAGE';

/**
 * Diffs two carts into the fewest writes that turn one into the other. Equal carts need none, so an interrupted sequence
 * resumes by diffing again. It skips items that are no longer for sale.
 */
export function writesBetween(
  from: Cart,
  to: Cart,
  catalogue: Catalogue,
  held: Cart | null = null,
): readonly CartWrite[] {
  const writes: CartWrite[] = [];
  let cart = from;
  const tell = (write: CartWrite): void => {
    writes.push(write);
    cart = afterWrite(cart, write, catalogue, held);
  };
  const add = ({ module: { id }, module, quantity }: CartLine): void => {
    if (!cart.lines[id])
      tell({ kind: 'add-module', id, entries: module.pricingType === 'USAGE' ? [{ id, quantity }] : [] });
  };

  const bundle = bundleOf(to);
  // The server adds the held subscription with the first add-on, even if its package is no longer for sale.
  const first = !from.plan && held && bundleOf(held) === bundle && loose(to).find((one) => !held.lines[one.module.id]);
  if (first) add(first);
  const isReset = bundle !== null && bundle !== bundleOf(cart);
  if (!isReset)
    for (const { module } of loose(cart)) if (cart.lines[module.id] && !to.lines[module.id]) remove(module.id);
  if (isReset) tell({ kind: 'add-plan', id: bundle });
  else {
    const former = bundleOf(cart);
    if (former !== null && former !== bundle) remove(former);
  }
  for (const line of loose(to)) add(line);
  // Only a package can be removed as a whole; a custom solution may still hold default modules.
  if (!to.plan && cart.plan) remove(cart.plan.id);
  const entries = changedQuantities(cart, to).filter(({ id }) => to.plan?.id === id || isMetered(to.lines[id]));
  const [counted] = entries;
  const selected = to.plan && !sameCodes(to.plan.selected, cart.plan?.selected) ? to.plan.selected : undefined;
  if (bundle !== null && (selected || counted?.id === bundle))
    tell({ kind: 'add-plan', id: bundle, ...(counted && { entries }), ...(selected && { selected }) });
  else if (counted) tell({ kind: 'add-module', id: counted.id, entries });
  return writes;

  function remove(id: number): void {
    tell({ kind: 'remove', id });
  }
}
