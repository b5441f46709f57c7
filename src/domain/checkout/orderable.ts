import { isCustomSolution } from '../catalogue/custom-solution';
import type { Catalogue, Module, ModuleId } from '../catalogue/types';
import type { Cart } from '../cart/types';
import { linePrice, lineQuantity } from '../pricing/module-price';

/** Something that keeps a cart from being ordered as it is. */
export type Obstacle =
  /** A custom solution without modules, which is no cart. [docs/decisions/0022] */
  | { readonly kind: 'empty' }
  /** A custom solution of nothing but what is free: a subscription that would cost nothing. */
  | { readonly kind: 'free' }
  /** An add-on needs another one that neither the cart nor the account has. [CRT-01] */
  | { readonly kind: 'lacks'; readonly module: Module; readonly needed: Module }
  /** A metered add-on is ordered in a quantity of 0. */
  | { readonly kind: 'none'; readonly module: Module };

/**
 * Returns what keeps a cart from being ordered. Bundled modules are as their package has them, a support level may count no users, and
 * what the account holds may stay as it is.
 * @param held the quantities of the modules that the account holds
 */
export function obstaclesTo(
  { plan, lines }: Pick<Cart, 'plan' | 'lines'>,
  { modules }: Pick<Catalogue, 'modules'>,
  held: ReadonlyMap<ModuleId, number>,
): readonly Obstacle[] {
  const all = Object.values(lines);
  const isCustom = !plan || isCustomSolution(plan);
  if (isCustom && all.length === 0) return [{ kind: 'empty' }];
  const found = all.flatMap((line): Obstacle[] => {
    const { module, bundled } = line;
    if (bundled) return [];
    const isHere = (id: ModuleId): boolean => lines[id] !== undefined || held.has(id);
    const needed = (held.has(module.id) ? [] : module.dependencies)
      .filter((id) => !isHere(id))
      .flatMap((id) => modules.get(id) ?? [])
      .filter(({ isDefault }) => !isDefault);
    const isCounted = module.pricingType === 'USAGE' && module.kind !== 'support';
    const isNone = isCounted && lineQuantity(line) === 0 && held.get(module.id) !== 0;
    return [
      ...needed.map((other) => ({ kind: 'lacks', module, needed: other }) as const),
      ...(isNone ? [{ kind: 'none', module } as const] : []),
    ];
  });
  const isFree = isCustom && all.every((line) => linePrice(line) === 0);
  return isFree && found.length === 0 ? [{ kind: 'free' }] : found;
}
