import { customPlan } from '../../../src/domain/cart/custom-plan';
import { emptyCart } from '../../../src/domain/cart/empty-cart';
import { toCartPlan } from '../../../src/domain/cart/new-line';
import type { Cart, CartLine } from '../../../src/domain/cart/types';
import type { Catalogue, ModuleId } from '../../../src/domain/catalogue/types';
import { Bundled } from '../../../src/domain/codes/markers';

/** A cart as it is stored: names and quantities; what they are and cost is read from the catalogue. */
export interface CartContent {
  /** 0 is the custom solution. */
  readonly planId: number | null;
  /** The size of the fleet that the plan is for; the plan's minimum where nobody said it. */
  readonly quantity?: number;
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
  readonly lines: readonly { readonly id: number; readonly bundled: Bundled; readonly quantity: number }[];
}

export const NOTHING: CartContent = { planId: null, selected: [], lines: [] };

/** What is stored of a cart. */
export const toContent = ({ plan, lines }: Cart): CartContent => ({
  planId: plan?.id ?? null,
  quantity: plan?.quantity,
  selected: plan?.selected ?? [],
  lines: Object.values(lines).map(({ module, bundled, quantity }) => ({ id: module.id, bundled, quantity })),
});

/** The cart of what is stored, at today's prices. A plan that is no longer sold leaves its modules as a custom solution. */
export function fromContent({ planId, quantity: assets, selected, lines }: CartContent, catalogue: Catalogue): Cart {
  if (planId === null) return emptyCart;
  const plan = catalogue.plans.get(planId);
  const entries = lines.flatMap(({ id, bundled, quantity }): [ModuleId, CartLine][] => {
    const module = catalogue.modules.get(id);
    if (!module) return [];
    const isBundled = bundled === Bundled.yes && plan !== undefined;
    const price = isBundled ? module.basePrice : module.price;
    return [[id, { module, bundled: isBundled ? Bundled.yes : Bundled.no, price, quantity }]];
  });
  return {
    ...emptyCart,
    plan: plan ? toCartPlan(plan, { selected, quantity: assets }) : customPlan,
    lines: Object.fromEntries(entries),
  };
}
