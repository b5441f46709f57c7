import { mark } from '../../../src/contract/mark';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { toCartPlan } from '../../../src/domain/cart/new-line';
import type { Cart, CartLine } from '../../../src/domain/cart/types';
import type { Catalogue, ModuleId } from '../../../src/domain/catalogue/types';

interface StoredLine {
  readonly id: number;
  readonly bundled: 0 | 1;
  readonly quantity: number;
  /** Was in a bundle that broke: its price stays what the bundle counted it at. [CRT-32] */
  readonly atBase?: true;
}

/** A cart as it is stored: names and quantities; what they are and cost is read from the catalogue. */
export interface CartContent {
  /** 0 is the custom solution. */
  readonly planId: number | null;
  /** The size of the fleet that the plan is for; the plan's minimum where nobody said it. */
  readonly quantity?: number;
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
  readonly lines: readonly StoredLine[];
  /** The plan is not what was chosen; the next change takes that for granted. [CRT-55] */
  readonly isReset?: boolean;
  /** Default modules that were taken out, and may be put back. */
  readonly takenOut?: readonly number[];
}

export const NOTHING: CartContent = { planId: null, selected: [], lines: [] };

/** What is stored of a cart. */
export const toContent = ({ plan, lines, takenOut = [] }: Cart): CartContent => ({
  planId: plan?.id ?? null,
  // Left out and not undefined: what is stored is what is read again.
  ...(plan && { quantity: plan.quantity }),
  selected: plan?.selected ?? [],
  ...(takenOut.length > 0 && { takenOut }),
  lines: Object.values(lines).map(({ module, bundled, quantity, price }) => ({
    id: module.id,
    bundled: mark(bundled),
    quantity,
    ...(!bundled && price !== module.price && { atBase: true as const }),
  })),
});

/** Whether there is a record of a package, or of a custom solution: not in an empty cart, nor where it is sold no longer. [CRT-56] */
const hasRecord = ({ planId }: CartContent, { plans }: Catalogue): boolean =>
  planId !== null && (planId === customPlan.id || plans.has(planId));

/** The cart of what is stored, at today's prices. A plan that is no longer sold leaves its modules as a custom solution. */
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

/** What is held of a content once it was billed: what is charged once is not. */
export const heldContent = (content: CartContent, { modules }: Catalogue): CartContent => ({
  ...content,
  lines: content.lines.filter(({ id }) => modules.get(id)?.charge !== 'once'),
});
