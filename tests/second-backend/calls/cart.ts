import { moduleOf, packageOf, withDependents, withNeeds } from '../catalogue';
import { broken, moduleRecord, packageRecord, quantityOf } from '../records';
import { type Call, data, ok, refused, type Reply, type Routes } from '../reply';
import { type Cart, cartOf } from '../state';
import { totalsOf } from '../totals';
import { Amount, type Fields } from '../words';

const idOf = (value: unknown): number => Number(value);
const isSet = (value: unknown): boolean => value === true || String(value) === '1' || value === 'true';

export const ownCart = ({ state, owner }: Call): Cart => cartOf(state, owner);

/** Returns the records of the add-ons in the cart; the package is not among them. */
function lines(cart: Cart, { quirks }: Call): readonly Fields[] {
  const added = { packageId: cart.packageId, moduleIds: [...cart.modules.keys()] };
  const records = [...cart.modules].flatMap(([id, quantity]): Fields[] => {
    const item = moduleOf(id);
    if (!item) return [];
    const isTold = quantityOf(item, quirks) !== undefined;
    const bundled = packageOf(cart.packageId ?? 0)?.modules.includes(id) ? 1 : 0;
    return [{ ...moduleRecord(item, quirks, added), quantity: isTold ? quantity : undefined, bundled }];
  });
  return broken('cart', records, quirks);
}

export function cartRecord(cart: Cart, call: Call): Fields {
  const { total, bundle, bundleBefore, additional } = totalsOf(cart, call.quirks);
  const plan = cart.packageId === null ? undefined : packageOf(cart.packageId);
  const added = { packageId: cart.packageId, moduleIds: [...cart.modules.keys()] };
  return {
    plan: plan ? packageRecord(plan, call.quirks, added) : null,
    modules: lines(cart, call),
    currency: 'USD',
    currency_symbol: '$',
    total: new Amount(total),
    totalPrice: new Amount(total),
    totalBundleNonDiscountedPrice: new Amount(bundleBefore),
    totalAdditionalModulesPrice: new Amount(additional),
    totalDiscountedPrice: new Amount(bundle),
    planreset: 0,
    no_record_found: 0,
  };
}

const trackingOf = ({ owner }: Call): string => owner.replace(/^visitor-/, '');

function read(call: Call): Reply {
  const cart = ownCart(call);
  const beside = { is_internal: 0, tracking_id: trackingOf(call) };
  if (cart.packageId === null && cart.modules.size === 0) {
    return { ...refused(404, 'Your shopping cart is empty.'), beside: { ...beside, no_record_found: 1 } };
  }
  return data(cartRecord(cart, call), beside);
}

const written = (call: Call, reply: Reply): Reply =>
  call.quirks.empty === 'writes' ? { status: 200, isEmpty: true } : reply;

function choose(cart: Cart, id: number): void {
  cart.packageId = id;
  cart.modules.clear();
}

function add(call: Call): Reply {
  const cart = ownCart(call);
  const { id, module, is_module: isModule, quantity } = call.body;
  const item = moduleOf(idOf(id));
  const plan = packageOf(idOf(id));
  if (item && (isSet(module ?? isModule) || !plan)) {
    for (const needed of withNeeds(item.id)) {
      if (!cart.modules.has(needed)) cart.modules.set(needed, moduleOf(needed)?.metered?.minimum ?? 1);
    }
    if (item.metered && Number(quantity) > 0) cart.modules.set(item.id, Number(quantity));
    const product = moduleRecord(item, call.quirks, { packageId: cart.packageId, moduleIds: [...cart.modules.keys()] });
    return written(call, ok({ product, is_upsell: 0, upsell: [] }));
  }
  if (!plan) return refused(404, 'Invalid cart item');
  if (cart.packageId !== plan.id) choose(cart, plan.id);
  const product = packageRecord(plan, call.quirks, { packageId: plan.id, moduleIds: [] });
  return written(call, ok({ product, is_upsell: 0, upsell: [] }));
}

function remove(call: Call): Reply {
  const cart = ownCart(call);
  const id = idOf(call.body.id);
  if (cart.packageId === id) {
    cart.packageId = null;
    return written(call, ok());
  }
  if (!cart.modules.has(id)) return refused(404, 'This is not in the cart.');
  for (const dependent of withDependents(id)) cart.modules.delete(dependent);
  return written(call, ok());
}

/** Removes every add-on of a category, or of a kind such as booster. */
function removeCategory(call: Call): Reply {
  const cart = ownCart(call);
  const wanted = String(call.body.category ?? call.body.id ?? '');
  const inCategory = [...cart.modules.keys()].filter((id) => {
    const item = moduleOf(id);
    return item?.kind === wanted || String(item?.category) === wanted;
  });
  for (const id of inCategory) cart.modules.delete(id);
  return written(call, inCategory.length > 0 ? ok() : refused(404, 'Nothing of this category is in the cart.'));
}

function setPlan(call: Call): Reply {
  const plan = packageOf(idOf(call.body.id ?? call.body.plan_id));
  if (!plan) return refused(404, 'Invalid cart item');
  const cart = ownCart(call);
  if (cart.packageId !== plan.id) choose(cart, plan.id);
  return written(call, ok());
}

function clear(call: Call): Reply {
  const cart = ownCart(call);
  cart.packageId = null;
  cart.modules.clear();
  return written(call, ok());
}

/** Restores the cart that a visitor has stored in the browser. */
function restore(call: Call): Reply {
  const cart = ownCart(call);
  const plan = packageOf(idOf(call.body.id));
  if (plan) choose(cart, plan.id);
  const addOns = call.body.add_ons;
  const ids = typeof addOns === 'object' && addOns !== null ? Object.keys(addOns).map(Number) : [];
  for (const id of ids.filter((known) => moduleOf(known))) cart.modules.set(id, moduleOf(id)?.metered?.minimum ?? 1);
  return read(call);
}

export const CART: Routes = {
  'GET /cart/data': read,
  'POST /cart/add': add,
  'POST /cart/remove': remove,
  'POST /cart/pricing/categories/remove': removeCategory,
  'POST /cart/plan': setPlan,
  'POST /cart/set_plan': setPlan,
  'POST /cart/clear': clear,
  'POST /cart/temporary': restore,
};
