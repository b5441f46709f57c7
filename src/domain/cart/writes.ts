import type { Catalogue, ModuleId } from '../catalogue/types';
import { proposeAddModule } from './add-module';
import { proposeChoosePlan } from './choose-plan';
import { isCustomSolution } from '../catalogue/custom-solution';
import { acceptProposal } from './decide';
import { isForSale } from './for-sale';
import { modulesHeld } from './held';
import { changedQuantities } from './changed-quantities';
import type { Quantity } from './quantity';
import { proposeRemoveModule } from './remove-module';
import { proposeRemovePlan } from './remove-plan';
import { sameCodes } from '../codes/same-codes';
import type { Cart, CartLine, IgnoredReason } from './types';
import { withSizes } from './with-sizes';

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
  const changed =
    proposal.kind === 'confirm'
      ? acceptProposal(proposal.held, proposal.confirmation, catalogue, held)
      : proposal.kind === 'apply'
        ? proposal.cart
        : null;
  if (write.kind === 'remove') return changed ?? cart;
  return withSizes(cart, changed, write, held) ?? cart;
}

const bundleOf = ({ plan }: Cart): number | null => (plan && !isCustomSolution(plan) ? plan.id : null);

/** Returns the add-ons that can be removed, also those that are no longer for sale. */
const addOns = ({ lines }: Cart): readonly CartLine[] =>
  Object.values(lines).filter(({ module, bundled }) => !bundled && !module.isDefault);

const loose = ({ lines }: Cart): readonly CartLine[] =>
  Object.values(lines).filter(({ module, bundled }) => !bundled && isForSale(module));

const isMetered = (line: CartLine | undefined): boolean =>
  line?.bundled === false && line.module.pricingType === 'USAGE';

/**
 * Diffs two carts into the fewest writes that turn one into the other. Equal carts need none, so an interrupted sequence
 * resumes by diffing again. It skips items that are no longer for sale.
 * @param held the held cart; what of it comes along with a write and is not in `to` is removed again
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
  const addAll = (): void => loose(to).forEach(add);
  /** Tells whether a removal leaves a cart empty that should not be: it would begin with what is held again. */
  const empties = (id: number): boolean =>
    held !== null && to.plan !== null && afterWrite(cart, { kind: 'remove', id }, catalogue, held).plan === null;
  const remove = (id: number): void => {
    if (empties(id)) addAll();
    tell({ kind: 'remove', id });
  };

  const bundle = bundleOf(to);
  if (held && to.plan && !from.plan) begin(held);
  if (bundle !== null && bundle !== bundleOf(cart)) tell({ kind: 'add-plan', id: bundle });
  const isRefused = bundle !== null && bundle !== bundleOf(cart);
  for (const { module } of isRefused ? [] : addOns(cart))
    if (cart.lines[module.id] && !to.lines[module.id]) remove(module.id);
  const former = bundleOf(cart);
  if (former !== null && bundle === null) breakUp(former);
  addAll();
  // Only a package can be removed as a whole; a custom solution may still hold default modules.
  if (!to.plan && cart.plan) remove(cart.plan.id);
  const entries = changedQuantities(cart, to).filter(({ id }) => to.plan?.id === id || isMetered(to.lines[id]));
  const [counted] = entries;
  const selected = to.plan && !sameCodes(to.plan.selected, cart.plan?.selected) ? to.plan.selected : undefined;
  if (bundle !== null && (selected || counted?.id === bundle))
    tell({ kind: 'add-plan', id: bundle, ...(counted && { entries }), ...(selected && { selected }) });
  else if (counted) tell({ kind: 'add-module', id: counted.id, entries });
  return writes;

  /**
   * Begins an empty cart with what is held, unless it gets another package. The first add-on brings it, even if the held package
   * is no longer for sale.
   */
  function begin(own: Cart): void {
    const kept = bundleOf(own);
    if (bundle !== null && bundle !== kept) return;
    const isMore = ({ module, quantity }: CartLine): boolean =>
      isMetered(own.lines[module.id]) && own.lines[module.id]?.quantity !== quantity;
    const first = loose(to).find(({ module }) => !own.lines[module.id]) ?? loose(to).find(isMore);
    if (first) add(first);
    else if (kept !== null) tell({ kind: 'add-plan', id: kept });
  }

  /** Removes a package; if nothing of the cart would be left, only those of its modules that are not wanted. */
  function breakUp(id: number): void {
    if (empties(id)) addAll();
    if (!empties(id)) return tell({ kind: 'remove', id });
    for (const { module, bundled } of Object.values(cart.lines))
      if (bundled && !module.isDefault && cart.lines[module.id] && !to.lines[module.id])
        tell({ kind: 'remove', id: module.id });
  }
}
