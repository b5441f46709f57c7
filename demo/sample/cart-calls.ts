import { emptyCart } from '../../src/domain/cart/empty-cart';
import { customPlan } from '../../src/domain/cart/custom-plan';
import { withQuantities, type Quantity } from '../../src/domain/cart/quantity';
import { selectSubpackages } from '../../src/domain/cart/subpackage';
import { applyChange, type Change } from '../server/cart/rules';
import { upsellOf } from '../server/cart/upsell';
import { fromContent, toContent } from '../server/model/content';
import { bundleRecord, money, moduleRecord } from '../server/shop/records';
import type { SampleCall } from './caller';
import { cartReply } from './replies';
import { shop } from './shop';
import { remember } from './state';

const REFUSED = { missing: 404, unsold: 409, elsewhere: 409, refused: 403 } as const;

export const cartOf = ({ memory, catalogue }: SampleCall) => fromContent(memory.content, catalogue);

/** Changes the cart by the rules of the page. @returns the status of the reply */
function change(call: SampleCall, wish: Change): number {
  const { body, catalogue, memory } = call;
  const before = memory.content.planId === null ? emptyCart : cartOf(call);
  const outcome = applyChange(before, wish, catalogue, null);
  if (outcome.kind !== 'done') return REFUSED[outcome.kind];
  const entries = Array.isArray(body['entries']) ? (body['entries'] as Quantity[]) : [];
  const cart = withQuantities(outcome.cart ?? before, entries);
  const { selected } = { selected: undefined, ...wish };
  remember({ content: toContent(selected ? selectSubpackages(cart, selected) : cart) });
  return 200;
}

const idIn = ({ body }: SampleCall, name = 'id'): number => Number(body[name]);

/** Answers `POST /cart/add`. */
export function addToCart(call: SampleCall): object {
  const { body, currency } = call;
  const id = idIn(call);
  const isModule = Number(body['module']) === 1;
  const codes = body['selected_subpackages'];
  const selected = Array.isArray(codes) ? codes.map(String) : undefined;
  const module = isModule ? shop.modules.get(id) : undefined;
  const plan = isModule ? undefined : shop.bundles.get(id);
  const status = change(
    call,
    isModule ? { kind: 'add-module', id } : { kind: 'add-plan', id, ...(selected && { selected }) },
  );
  const upsell = upsellOf(shop, plan);
  return {
    status,
    ...money(currency),
    product: module ? moduleRecord(shop, module, currency) : plan && bundleRecord(plan, currency),
    is_upsell: upsell ? 1 : 0,
    upsell: upsell ?? [],
    tracking_id: null,
  };
}

/** Answers `POST /cart/remove`. */
export const removeFromCart = (call: SampleCall): object => ({
  status: change(call, { kind: 'remove', id: idIn(call) }),
});

/** Answers `POST /cart/pricing/categories/remove`. */
export const removeCategoryFromCart = (call: SampleCall): object => ({
  status: change(call, { kind: 'remove-category', id: idIn(call, 'category') }),
});

/** Answers `GET /cart/data`. */
export const readCart = (call: SampleCall): object => cartReply(cartOf(call), call.currency);

/** Answers `POST /cart/share` with a link that opens the cart on this page. No mail is sent. */
export function shareCart({ memory }: SampleCall): object {
  const id = crypto.randomUUID();
  remember({ shared: { ...memory.shared, [id]: memory.content } });
  const url = new URL(location.href);
  url.hash = `quote=${id}`;
  return { status: 200, result: { url: url.href, estimate_id: null }, message: 'Quote successfully shared.' };
}

/** Answers `GET /quote/{id}/cart`. */
export function readShared({ path, memory, currency }: SampleCall): object {
  const content = memory.shared[path.split('/')[2] ?? ''];
  if (!content) return { status: 404 };
  const { planId, quantity, selected, lines } = content;
  const isPackage = planId !== null && planId !== customPlan.id;
  return {
    status: 200,
    ...money(currency),
    data: {
      plan: isPackage ? { id: planId, quantity: quantity ?? null, selected_subpackages: selected } : null,
      modules: lines.filter(({ bundled }) => !bundled).map((line) => ({ id: line.id, quantity: line.quantity })),
    },
  };
}
