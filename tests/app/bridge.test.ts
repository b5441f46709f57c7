import { expect, it } from 'vitest';
import { startBridge } from '../../src/app/bridge';
import { planChosen, planUnwanted } from '../../src/store/slices/cart';
import { cycleChosen } from '../../src/store/slices/preferences';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';

it('the bridge raises one event for each change of the cart, and none for other changes', async () => {
  const { store } = await openStore({ cartAdd: { status: 200 }, cartRemove: { status: 200 } });
  const page = new EventTarget();
  const heard: unknown[] = [];
  page.addEventListener('waybill-cart-change', (event) => heard.push((event as CustomEvent).detail));
  startBridge(store, page as Document);
  expect(heard).toEqual([]);

  store.dispatch(cycleChosen('month'));
  store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
  await holds(() => store.getState().cart.content.plan !== null && store.getState().cart.busy === null);
  const filled = { planId: 1001, moduleIds: [1, 2], count: 1, total: 9000, oneTimeTotal: 0, currency: 'USD' };
  expect(heard).toEqual([filled]);

  store.dispatch(planUnwanted({ origin: null }));
  await holds(() => store.getState().cart.content.plan === null && store.getState().cart.busy === null);
  expect(heard).toEqual([
    filled,
    { planId: null, moduleIds: [], count: 0, total: 0, oneTimeTotal: 0, currency: 'USD' },
  ]);
});
