import { catalogueIn } from '../../demo/sample/shop';
import { withPlan } from '../../src/domain/cart/with-plan';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { withModules } from '../../src/domain/cart/pending';
import { selectSubpackages } from '../../src/domain/cart/subpackage';
import type { Cart } from '../../src/domain/cart/types';
import type { ModuleId, PlanId } from '../../src/domain/catalogue/types';
import type { CurrencyCode } from '../../src/domain/money/currency';

/** A cart by ids of the reference catalogue. Without a plan its modules are a custom solution. */
export interface CartSeed {
  readonly plan?: PlanId | null;
  /** The codes of the chosen sub-packages. */
  readonly selected?: readonly string[];
  readonly addOns?: readonly ModuleId[];
  /** The add-ons that are free during their trial. */
  readonly onTrial?: readonly ModuleId[];
  /** The currency in which the cart was filled, where it differs from the page's. */
  readonly currency?: CurrencyCode;
}

/** Builds the cart of a seed by the cart rules. */
export function cartFrom({ plan, selected, addOns = [], onTrial = [] }: CartSeed, code: CurrencyCode): Cart {
  const catalogue = catalogueIn(code);
  const chosen = plan ? catalogue.plans.get(plan) : undefined;
  const bundled = chosen ? withPlan(chosen, catalogue) : emptyCart;
  const cart = addOns.length > 0 ? withModules(bundled, addOns, catalogue) : bundled;
  const lines = Object.entries(cart.lines).map(([id, line]) => [
    id,
    onTrial.includes(Number(id)) ? { ...line, price: 0 } : line,
  ]);
  const priced = { ...cart, lines: Object.fromEntries(lines) as Cart['lines'] };
  return selected ? selectSubpackages(priced, selected) : priced;
}
