import { withPlan } from '../../../src/domain/cart/choose-plan';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { countsAssets, MAX_QUANTITY, withQuantities, type Quantity } from '../../../src/domain/cart/quantity';
import type { Catalogue, Module } from '../../../src/domain/catalogue/types';
import { CONTACT_CARD } from '../../../src/domain/codes/card-type';
import { Bundled } from '../../../src/domain/codes/markers';
import { fromContent, toContent, type CartContent } from '../cart/content';
import { applyChange } from '../cart/rules';
import { wholeNumber } from '../reply';
import type { Session } from '../sessions';

/** Lines of a cart: more than the catalogue sells are none. */
const MAX_LINES = 1000;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A broken bundle leaves modules that everybody has; what is priced by talking to sales has no price to quote. */
export const isSold = (module: Module | undefined): boolean => module !== undefined && module.cardType !== CONTACT_CARD;

const isQuantity = (value: number | null): value is number => value !== null && value <= MAX_QUANTITY && value >= 0;

/** `[{id, quantity}]`; null where one of them is none. */
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
 * The cart that a page sent along, by its ids alone: what is in a package and what things cost says our catalogue, so nobody
 * sends a cheaper one than there is.
 * @returns null where it is no cart, or names what is not sold
 */
export function contentOf(value: unknown, catalogue: Catalogue, mayHave: (planId: number) => boolean) {
  const { plan: wished, modules } = fieldsOf(value);
  const { id: planId = null, selected_subpackages: selected, quantity } = fieldsOf(wished);
  const lines = quantitiesOf(Array.isArray(modules) ? modules.map((one) => ({ quantity: 1, ...fieldsOf(one) })) : []);
  const id = planId === null ? customPlan.id : wholeNumber(planId);
  const plan = id === null ? undefined : catalogue.plans.get(id);
  if (!lines || id === null || (id !== customPlan.id && (!plan || plan.isContact || !mayHave(id)))) return null;
  const bundled = plan ? withPlan(plan, catalogue).lines : {};
  const loose = lines.filter((line) => !bundled[line.id]);
  if (!loose.every((line) => isSold(catalogue.modules.get(line.id)))) return null;
  const codes = Array.isArray(selected) ? selected : [];
  const fleet = wholeNumber(quantity);
  const content: CartContent = {
    planId: id,
    selected: plan ? plan.subpackages.map(({ code }) => code).filter((code) => codes.includes(code)) : [],
    ...(isQuantity(fleet) && { quantity: fleet }),
    lines: [
      ...Object.values(bundled).map(({ module, quantity: own }) => ({
        id: module.id,
        bundled: Bundled.yes,
        quantity: own,
      })),
      ...new Map(loose.map((line) => [line.id, { ...line, bundled: Bundled.no }])).values(),
    ],
  };
  return content;
}

/**
 * A cart with what a marketplace quote asks for: the quantity is the fleet of its package, and the usages become its add-ons,
 * with all that those need.
 * @returns null where a usage is not sold
 */
export function withUsages(
  content: CartContent,
  quantity: number | null,
  usages: readonly Quantity[],
  catalogue: Catalogue,
  session: Session | null,
): CartContent | null {
  let cart = fromContent(content, catalogue);
  for (const { id, quantity: wanted } of usages) {
    const module = catalogue.modules.get(id);
    if (!module) return null;
    if (wanted === 0 || cart.lines[id]) continue;
    const outcome = applyChange(cart, { kind: 'add-module', id }, catalogue, session);
    if (outcome.kind !== 'done') return null;
    cart = outcome.cart ?? cart;
  }
  const fleet = quantity !== null && countsAssets(cart.plan) ? [{ id: cart.plan.id, quantity }] : [];
  return toContent(withQuantities(cart, [...usages, ...fleet]));
}
