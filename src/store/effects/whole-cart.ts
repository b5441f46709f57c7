import { cartCount } from '../../domain/cart/count';
import { emptyCart } from '../../domain/cart/empty-cart';
import type { Quantity } from '../../domain/cart/quantity';
import type { Cart, CartLine } from '../../domain/cart/types';
import { Bundled } from '../../domain/codes/markers';
import type { Effect } from '../create-store';
import type { clearPressed, undoPressed } from '../slices/cart';
import { ask } from './talk';
import { inTurn } from './turn';
import { save, sendAdd, takeOut, type Sent } from './write';

/** The bundled plan and the loose modules: what a server has to be told to arrive at this cart. */
const roots = ({ plan, lines }: Cart) => ({
  planId: plan && plan.bundled === Bundled.yes ? plan.id : null,
  loose: Object.values(lines).filter((line) => line.bundled === Bundled.no),
});

/** Only what is metered has a quantity. [MNY-07, MNY-10] */
const entriesOf = ({ module, quantity }: CartLine): Quantity[] | undefined =>
  module.pricingType === 'USAGE' ? [{ id: module.id, quantity }] : undefined;

/** Sends one after the other and stops at the first failure. */
async function each(steps: readonly (() => Promise<Sent>)[]): Promise<Sent> {
  for (const step of steps) {
    const sent = await step();
    if (sent !== 'saved' && sent !== 'gone') return sent;
  }
  return 'saved';
}

/** Empties the cart after a confirmation; one Undo brings it back. What went along with another is gone already. */
export const clearCart = ({ origin }: ReturnType<typeof clearPressed>['payload'], api: Effect): Promise<void> =>
  inTurn(api.extra, async () => {
    const { content } = api.getState().cart;
    if ((await ask(api, { kind: 'clear', count: cartCount(content) }, origin)) !== 'ok') return;
    const { planId, loose } = roots(content);
    await save(api, { cart: emptyCart, target: { kind: 'cart', id: 0 }, undoable: true, origin }, () =>
      each([
        ...loose.map((line) => () => takeOut(api, line.module.id)),
        ...(planId === null ? [] : [() => takeOut(api, planId)]),
      ]),
    );
  });

/** Brings back what the last removal took. [CRT-38] */
export const undo = ({ origin }: ReturnType<typeof undoPressed>['payload'], api: Effect): Promise<void> =>
  inTurn(api.extra, async () => {
    const { former, content } = api.getState().cart;
    if (!former) return;
    const { planId, loose } = roots(former);
    const hasPlan = content.plan?.id === former.plan?.id;
    const missing = hasPlan ? loose.filter((line) => !content.lines[line.module.id]) : loose;
    await save(api, { cart: former, target: { kind: 'cart', id: 0 }, origin }, () =>
      each([
        ...(planId === null || hasPlan ? [] : [() => sendAdd(api, { kind: 'plan', id: planId })]),
        ...missing.map((line) => () => sendAdd(api, { kind: 'module', id: line.module.id, entries: entriesOf(line) })),
      ]),
    );
  });
