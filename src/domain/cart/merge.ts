import { siteOf } from '../catalogue/elsewhere';
import { isPlanForSale } from '../catalogue/for-sale';
import type { Catalogue, Module, ModuleId, Plan } from '../catalogue/types';
import { inForce } from '../subscription/in-force';
import { mayChoose } from '../subscription/exclusive';
import type { Account } from '../subscription/types';
import { chosenCart } from './with-plan';
import { missingDependencies } from './closure';
import { isCustomSolution } from '../catalogue/custom-solution';
import { elsewhereIn, isForSale } from './for-sale';
import { heldCart, startingCart } from './held';
import { withModules } from './pending';
import { withQuantities } from './quantity';
import { sameContent } from './same-content';
import { selectSubpackages } from './subpackage';
import type { Cart, CartLine, CartPlan, CartConfirmation } from './types';

/** Result of merging a visitor's cart into a member's cart. */
export interface Merge {
  /** The cart if the person accepts, with the visitor's package if it may be taken. */
  readonly accepted: Cart;
  /** The cart if the person cancels. */
  readonly declined: Cart;
  /** Confirmation to ask first; null if `accepted` replaces nothing. */
  readonly question: CartConfirmation | null;
  /** Add-ons of both carts that external sites sell. The merged cart holds those only that the member has already. [MKT-15] */
  readonly elsewhere: readonly Module[];
}

const looseLines = ({ lines }: Cart): readonly CartLine[] => Object.values(lines).filter((line) => !line.bundled);

/**
 * Adds the add-ons of other carts with their dependencies, each in the larger quantity. It leaves out what an external site
 * sells, unless the account holds it. [MKT-15]
 */
export function withAddOnsOf(
  cart: Cart,
  others: readonly Cart[],
  catalogue: Catalogue,
  held: Cart | null = null,
): Cart {
  const lines = others.flatMap(looseLines);
  const isSold = (module: Module): boolean =>
    isForSale(module) && (siteOf(module, catalogue.sites) === null || held?.lines[module.id] !== undefined);
  const isMissing = (module: Module | undefined): module is Module =>
    module !== undefined && isSold(module) && !cart.lines[module.id];
  const wanted = [...new Set(lines.map((line) => catalogue.modules.get(line.module.id)).filter(isMissing))];
  const ids = wanted.map(({ id }) => id);
  const united =
    ids.length > 0 ? withModules(cart, [...missingDependencies(cart, ids, catalogue), ...ids], catalogue) : cart;
  const largest = new Map<ModuleId, number>(looseLines(cart).map((line) => [line.module.id, line.quantity]));
  for (const { module, quantity } of lines) largest.set(module.id, Math.max(quantity, largest.get(module.id) ?? 0));
  return withQuantities(
    united,
    [...largest].map(([id, quantity]) => ({ id, quantity })),
  );
}

/** A visitor's package, as the visitor chose it and as the catalogue sells it now. */
interface Chosen {
  readonly plan: Plan;
  readonly as: CartPlan;
}

/** Returns the visitor's package if this member may buy it. A custom solution counts as none, because it only holds add-ons. */
function packageOf({ plan: as }: Cart, { plans }: Catalogue, account: Account): Chosen | null {
  const plan = as && plans.get(as.id);
  return plan && isPlanForSale(plan) && mayChoose(account, plan) ? { plan, as } : null;
}

/** Takes the larger fleet if both carts hold the same package. */
const withLargerFleet = (cart: Cart, plan: CartPlan | null): Cart =>
  plan ? withQuantities(cart, [{ id: plan.id, quantity: Math.max(plan.quantity, cart.plan?.quantity ?? 0) }]) : cart;

/**
 * Builds a new cart of the package with its fleet and sub-packages, and adds the add-ons of other carts. The package that the
 * account holds comes with all that is held, and in the larger fleet.
 */
function withPackage({ plan, as }: Chosen, others: readonly Cart[], catalogue: Catalogue, own: Cart | null): Cart {
  const base = chosenCart(plan, catalogue, own);
  if (base === own) return withLargerFleet(withAddOnsOf(base, others, catalogue, own), as);
  return selectSubpackages(withAddOnsOf(withQuantities(base, [as]), others, catalogue, own), as.selected);
}

const confirmation = (type: CartConfirmation['type'], target: CartConfirmation['target']): CartConfirmation => ({
  type,
  target,
  adds: [],
  removes: [],
  breaksPlan: false,
  isMerge: true,
});

/**
 * Merges the visitor's cart into the member's cart. The visitor's package wins, after a confirmation if it replaces another;
 * add-ons are united with their dependencies, each in the larger quantity. A package that is already in force changes
 * nothing and comes with what is held; a package on trial comes so too, because the person wants to order it; what an external site sells is left out. The merge is idempotent. [MKT-15, CRT-01, CRT-15, CRT-17, CRT-65]
 * @param catalogue in the currency of the member's cart
 */
export function proposeMerge(member: Cart, visitor: Cart, catalogue: Catalogue, account: Account): Merge {
  // Add-ons extend the held subscription; if there are none, it stays untouched.
  const own = heldCart(account, catalogue);
  const begun = startingCart(member, own);
  const united = withLargerFleet(withAddOnsOf(begun, [visitor], catalogue, own), visitor.plan);
  const declined = sameContent(united, begun) ? member : united;
  const chosen = packageOf(visitor, catalogue, account);
  const held = member.plan && !isCustomSolution(member.plan) ? member.plan : null;
  const isInForce = chosen !== null && inForce(account)?.planId === chosen.plan.id;
  // An empty cart keeps the package in force anyway, unless it is canceled: then an order takes it up again.
  const stays = held ? isInForce || held.id === chosen?.plan.id : isInForce && !member.plan && !account.isCanceled;
  const taken = stays ? null : chosen;
  const accepted = taken ? withPackage(taken, [member, visitor], catalogue, own) : declined;
  const elsewhere = [...new Set([...elsewhereIn(visitor, catalogue), ...elsewhereIn(member, catalogue)])];
  if (account.isLegacy) {
    const target = legacyTarget(taken?.plan, member, accepted);
    if (target) return { accepted, declined: member, question: confirmation('legacy-migrate', target), elsewhere };
  }
  const question = taken && held ? confirmation('package-replaced', { kind: 'plan', id: taken.plan.id }) : null;
  return { accepted, declined, question, elsewhere };
}

/** Returns what a legacy account would have to migrate for, if anything. */
function legacyTarget(plan: Plan | undefined, member: Cart, accepted: Cart): CartConfirmation['target'] | null {
  if (plan) return { kind: 'plan', id: plan.id };
  const added = looseLines(accepted).find(({ module }) => !member.lines[module.id] && !module.isLegacy);
  return added ? { kind: 'module', id: added.module.id } : null;
}
