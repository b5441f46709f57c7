import { moduleOf, packageOf } from './catalogue';
import type { Quirks } from './quirks';
import type { Cart } from './state';

/** The four documented totals of a cart, in cents. */
export interface Totals {
  /** The price of the package before its discount. */
  readonly bundleBefore: number;
  /** The price of the package after its discount. */
  readonly bundle: number;
  readonly additional: number;
  readonly total: number;
}

const lineOf = (id: number, quantity: number): number => {
  const item = moduleOf(id);
  return item ? item.price * (item.metered ? quantity : 1) : 0;
};

/** Computes the totals of a cart; the discount of a package is rounded down to whole dollars. */
export function totalsOf({ packageId, modules }: Cart, { surcharge }: Quirks): Totals {
  const plan = packageId === null ? undefined : packageOf(packageId);
  const bundleBefore = plan?.price ?? 0;
  const discount = Math.floor((bundleBefore * (plan?.discount ?? 0)) / 100 / 100) * 100;
  const bundle = bundleBefore - discount;
  const own = new Set(plan?.modules);
  const additional = [...modules]
    .filter(([id]) => !own.has(id))
    .reduce((sum, [id, quantity]) => sum + lineOf(id, quantity), 0);
  return { bundleBefore, bundle, additional, total: bundle + additional + (plan ? surcharge : 0) };
}
