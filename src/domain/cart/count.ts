import { isCustomSolution } from '../catalogue/custom-solution';
import type { Cart } from './types';

/** Counts the items of the badge: the package with its bundled modules is one, and each add-on is one. [CRT-44] */
export function cartCount({ plan, lines }: Pick<Cart, 'plan' | 'lines'>): number {
  if (!plan) return 0;
  const addOns = Object.values(lines).filter((line) => !line.bundled).length;
  return addOns + (isCustomSolution(plan) ? 0 : 1);
}
