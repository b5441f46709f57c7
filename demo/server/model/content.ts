import { toZeroOrOne } from '../../../src/contract/zero-or-one';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { toCartPlan } from '../../../src/domain/cart/new-line';
import type { Cart, CartLine } from '../../../src/domain/cart/types';
import type { Catalogue, ModuleId } from '../../../src/domain/catalogue/types';

interface StoredLine {
  readonly id: number;
  readonly bundled: 0 | 1;
  readonly quantity: number;
  /** Came from a broken bundle and keeps the price that the bundle counted it at. [CRT-32] */
  readonly atBase?: true;
}

/** A cart as stored: ids and quantities. Titles and prices come from the catalogue. */
export interface CartContent {
  /** 0 = custom solution. */
  readonly planId: number | null;
  /** The fleet size of the plan; defaults to the plan's minimum. */
  readonly quantity?: number;
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
  readonly lines: readonly StoredLine[];
  /** The server replaced the chosen plan; the next change accepts that. [CRT-55] */
  readonly isReset?: boolean;
  /** Default modules that were removed and may be restored. */
  readonly takenOut?: readonly number[];
}

export const EMPTY_CONTENT: CartContent = { planId: null, selected: [], lines: [] };

/** Converts a cart to its stored form. */
export const toContent = ({ plan, lines, takenOut = [] }: Cart): CartContent => ({
  planId: plan?.id ?? null,
  // The key is left out instead of set to undefined, so that the stored content equals the one read back.
  ...(plan && { quantity: plan.quantity }),
  selected: plan?.selected ?? [],
  ...(takenOut.length > 0 && { takenOut }),
  lines: Object.values(lines).map(({ module, bundled, quantity, price }) => ({
    id: module.id,
    bundled: toZeroOrOne(bundled),
    quantity,
    ...(!bundled && price !== module.price && { atBase: true as const }),
  })),
});

/** Returns whether the cart's package still exists; false for an empty cart and a package that is no longer sold. [CRT-56] */
const hasRecord = ({ planId }: CartContent, { plans }: Catalogue): boolean =>
  planId !== null && (planId === customPlan.id || plans.has(planId));

/** Restores a stored cart at today's prices. If its plan is no longer sold, its modules remain as a custom solution. */
export function fromContent(content: CartContent, catalogue: Catalogue): Cart {
  const { planId, quantity: assets, selected, lines, isReset = false, takenOut } = content;
  const flags = { planReset: isReset, noRecordFound: !hasRecord(content, catalogue) };
  if (planId === null) return { ...emptyCart, ...flags };
  const plan = catalogue.plans.get(planId);
  const entries = lines.flatMap(({ id, bundled, quantity, atBase }): [ModuleId, CartLine][] => {
    const module = catalogue.modules.get(id);
    if (!module) return [];
    const isBundled = bundled === 1 && plan !== undefined;
    const price = isBundled || atBase ? module.basePrice : module.price;
    return [[id, { module, bundled: isBundled, price, quantity }]];
  });
  return {
    ...emptyCart,
    ...flags,
    ...(takenOut && { takenOut }),
    plan: plan ? toCartPlan(plan, { selected, quantity: assets }) : customPlan,
    lines: Object.fromEntries(entries),
  };
}

/** Returns what is still held after the content was billed: everything but one-off modules. */
export const heldContent = (content: CartContent, { modules }: Catalogue): CartContent => ({
  ...content,
  lines: content.lines.filter(({ id }) => modules.get(id)?.charge !== 'once'),
});
