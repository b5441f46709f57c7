import { withPlan } from '../../../src/domain/cart/with-plan';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { unsoldIn } from '../../../src/domain/cart/for-sale';
import { countsAssets, MAX_QUANTITY, withQuantities, type Quantity } from '../../../src/domain/cart/quantity';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { EMPTY_CONTENT, fromContent, toContent, type CartContent } from '../model/content';
import type { Unsold } from '../cart/not-sold';
import { applyChange } from '../cart/rules';
import { wholeNumber } from '../http/reply';
import type { Session } from '../model/session';

/** The maximum number of cart lines; a longer list is malformed. */
const MAX_LINES = 1000;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isQuantity = (value: number | null): value is number => value !== null && value <= MAX_QUANTITY && value >= 0;

/** Reads a quantity; null where it is invalid and not the one that is held. */
const countOf = (value: unknown, held: number | undefined): number | null => {
  const count = wholeNumber(value);
  return isQuantity(count) || (count !== null && count === held) ? count : null;
};

/** Reads `[{id, quantity}]`; null where an entry is invalid. */
export function quantitiesOf(value: unknown): readonly Quantity[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_LINES) return null;
  const entries = value.map((one) => {
    const { id, quantity } = fieldsOf(one);
    return { id: wholeNumber(id), quantity: wholeNumber(quantity) };
  });
  const good = entries.flatMap(({ id, quantity }) => (id !== null && isQuantity(quantity) ? [{ id, quantity }] : []));
  return good.length === value.length ? good : null;
}

/**
 * Reads the cart that a page sent by its ids and quantities alone. Bundles and prices come from the server's catalogue, so no caller can
 * lower a price.
 * @param held what the caller already holds, which is kept as it is
 * @returns the content, or the reason why there is none: malformed, an invalid quantity, or what is not for sale [REV-40, MKT-15]
 */
export function contentOf(
  value: unknown,
  catalogue: Catalogue,
  mayHave: (planId: number) => boolean,
  held: CartContent = EMPTY_CONTENT,
): CartContent | 'malformed' | 'quantities' | Unsold {
  const { plan: wished, modules } = fieldsOf(value);
  const { id: planId = null, selected_subpackages: selected, quantity } = fieldsOf(wished);
  const was = new Map([[held.planId, held.quantity], ...held.lines.map((line) => [line.id, line.quantity] as const)]);
  const told = (Array.isArray(modules) ? modules : []).map((one) => ({ quantity: 1, ...fieldsOf(one) }));
  const ids = told.flatMap((one) => wholeNumber(Reflect.get(one, 'id')) ?? []);
  const id = planId === null ? customPlan.id : wholeNumber(planId);
  const plan = id === null ? undefined : catalogue.plans.get(id);
  if (ids.length < told.length || told.length > MAX_LINES || id === null) return 'malformed';
  const lines = ids.flatMap((one, at) => {
    const count = countOf(told[at]?.quantity, was.get(one));
    return count === null ? [] : [{ id: one, quantity: count }];
  });
  const fleet = quantity === undefined || quantity === null ? undefined : countOf(quantity, was.get(id));
  if (lines.length < ids.length || fleet === null) return 'quantities';
  if (id !== customPlan.id && (!plan || !mayHave(id))) return { unsold: [id] };
  const bundled = plan ? withPlan(plan, catalogue).lines : {};
  const loose = lines.filter((line) => !bundled[line.id]);
  const unknown = loose.filter((line) => !catalogue.modules.has(line.id));
  if (unknown.length > 0) return { unsold: unknown.map((line) => line.id) };
  const codes = Array.isArray(selected) ? selected : [];
  const content: CartContent = {
    planId: id,
    selected: plan ? plan.subpackages.map(({ code }) => code).filter((code) => codes.includes(code)) : [],
    ...(fleet !== undefined && { quantity: fleet }),
    lines: [
      ...Object.values(bundled).map(({ module, quantity: own }) => ({
        id: module.id,
        bundled: 1 as const,
        quantity: own,
      })),
      ...new Map(loose.map((line) => [line.id, { ...line, bundled: 0 as const }])).values(),
    ],
  };
  const kept = new Set([held.planId ?? customPlan.id, ...held.lines.map((line) => line.id)]);
  const unsold = unsoldIn(fromContent(content, catalogue), catalogue, kept);
  return unsold.length > 0 ? { unsold } : content;
}

/**
 * Adds the usages of a marketplace quote to a cart: the quantity is the package's fleet, and the usages become add-ons with their
 * dependencies.
 * @returns the usages, or what else is in the cart, that are not for sale, if there are some [REV-40, MKT-15]
 */
export function withUsages(
  content: CartContent,
  quantity: number | null,
  usages: readonly Quantity[],
  catalogue: Catalogue,
  session: Session | null,
): CartContent | Unsold {
  let cart = fromContent(content, catalogue);
  for (const { id, quantity: wanted } of usages) {
    const module = catalogue.modules.get(id);
    if (!module) return { unsold: [id] };
    if (wanted === 0 || cart.lines[id]) continue;
    const outcome = applyChange(cart, { kind: 'add-module', id }, catalogue, session);
    if (outcome.kind !== 'done') return { unsold: [id] };
    cart = outcome.cart ?? cart;
  }
  const fleet = quantity !== null && countsAssets(cart.plan) ? [{ id: cart.plan.id, quantity }] : [];
  const unsold = unsoldIn(cart, catalogue);
  if (unsold.length > 0) return { unsold };
  return toContent(withQuantities(cart, [...usages, ...fleet]));
}
