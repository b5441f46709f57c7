import { describe, expect, it } from 'vitest';
import { acceptQuote } from '../../src/commands/accept-quote';
import { reviewLeft } from '../../src/flows/checkout/slice';
import { selectReview } from '../../src/flows/checkout/selectors';
import { quoteFlow } from '../../src/flows/quote';
import '../../src/flows/quote/effects';
import { selectQuote } from '../../src/flows/quote/selectors';
import { choicesMade } from '../../src/flows/quote/slice';
import { selectCart } from '../../src/store/selectors/cart';
import { moduleUnwanted, quantitiesChosen } from '../../src/store/slices/cart';
import { openStore } from '../kit/flows';
import { failure } from '../kit/page-of-store';
import { holds } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const origin = null;
const metered = (id: number, quantity: number) =>
  wireModule(id, { pricing_type: 'USAGE', price: '4.00', base_price: '4.00', quantity, asset_type: 'driver' });

interface Sent {
  readonly body?: { readonly entries?: readonly { readonly id: number; readonly quantity: number }[] };
}

/** Opens a store with two metered modules in the cart; the server takes quantities, or refuses them. */
async function openQuote(isRefused = false) {
  const held = new Map([
    [21, 1],
    [22, 1],
  ]);
  const page = await openStore({
    session: sessionBody(),
    upgradeMessage: orderBody(),
    bundles: bundlesBody({ modules: [...MODULES, metered(21, 1), metered(22, 1)] }),
    cart: () =>
      cartBody(
        wirePlan(1001),
        [...held].map(([id, quantity]) => metered(id, quantity)),
      ),
    cartAdd: ({ body }: Sent = {}) => {
      if (isRefused) return failure('status', { status: 406, ownStatus: 406, httpStatus: 406, fromJson: true });
      for (const { id, quantity } of body?.entries ?? []) held.set(id, quantity);
      return { status: 200, tracking_id: 'track', product: {} };
    },
  });
  await holds(() => page.store.getState().cart.content.plan !== null);
  page.store.join(quoteFlow);
  const rows = () => selectQuote(page.store.getState()).rows.map(({ id, quantity }) => [id, quantity]);
  const inCart = (id: number) => selectCart(page.store.getState()).lines[id]?.quantity;
  const accept = () =>
    acceptQuote({ store: page.store, ports: page.ports, origin } as unknown as Parameters<typeof acceptQuote>[0]);
  return { ...page, rows, inCart, accept };
}

describe('a quantity that was chosen in the quote', () => {
  it('is no choice any more once it is written, so that the cart’s later quantity counts [QUO-01, QUO-03]', async () => {
    const { store, rows, accept, inCart } = await openQuote();
    store.dispatch(choicesMade([{ id: 21, quantity: 20 }]));
    accept();
    await holds(() => selectReview(store.getState()) !== null);
    store.dispatch(reviewLeft());
    expect([inCart(21), store.getState().quote?.choices]).toEqual([20, {}]);
    store.dispatch(quantitiesChosen({ entries: [{ id: 21, quantity: 8 }], origin }));
    await holds(() => store.getState().quantities.length === 0 && store.getState().cart.busy === null);
    expect([rows(), selectQuote(store.getState()).changes]).toEqual([
      [
        [21, 8],
        [22, 1],
      ],
      [],
    ]);
  });

  it('goes when the cart changes that row, and stays when it changes another [QUO-01]', async () => {
    const { store, rows } = await openQuote();
    store.dispatch(
      choicesMade([
        { id: 21, quantity: 20 },
        { id: 22, quantity: 30 },
      ]),
    );
    store.dispatch(quantitiesChosen({ entries: [{ id: 21, quantity: 8 }], origin }));
    expect(rows()).toEqual([
      [21, 8],
      [22, 30],
    ]);
    store.dispatch(moduleUnwanted({ id: 11, origin }));
    await holds(() => store.getState().quantities.length === 0 && store.getState().cart.busy === null);
    expect(rows()).toContainEqual([22, 30]);
  });

  it('stays when the server refuses it, for another try [QUO-03]', async () => {
    const { store, rows, accept, inCart } = await openQuote(true);
    store.dispatch(choicesMade([{ id: 21, quantity: 20 }]));
    accept();
    await holds(() => store.getState().dialogs.queue.length > 0);
    expect([inCart(21), rows()]).toEqual([1, expect.arrayContaining([[21, 20]])]);
  });
});
