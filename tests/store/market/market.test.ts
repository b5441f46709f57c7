import { describe, expect, it } from 'vitest';
import {
  selectAlsoAdds,
  selectHoldings,
  selectItemButton,
  selectMarket,
  selectMarketFailure,
  selectMarketStatus,
  selectSearchIndex,
} from '../../../src/store/market/selectors';
import { readMarket } from '../../../src/store/market/read-market';
import { selectCatalogue } from '../../../src/store/selectors/catalogue';
import { moduleUnwanted, moduleWanted } from '../../../src/store/slices/cart';
import type { ItemKey } from '../../../src/domain/marketplace/types';
import { openStore } from '../../kit/flows';
import { holds } from '../../kit/until';
import { failure } from '../../kit/page-of-store';
import { sessionBody, wireModule, wirePlan } from '../../kit/wire';

const products = {
  status: 200,
  currency: 'USD',
  data: [
    wireModule(11, { title: 'Alpha' }),
    wireModule(12, { title: 'Beta', dependencies: '11' }),
    wireModule(13, { title: 'Gamma', catid: 9, catname: 'Other' }),
    wirePlan(61, { is_module: 0, inid: 1, type: 'default', price: null, ids: { 11: 1 } }),
    wirePlan(62, { is_module: 0, inid: 1, type: 'default', price: null, ids: [12], is_exclusive: 1 }),
  ],
};
const platforms = { status: 200, data: [{ id: 5, name: 'Planning', icon: 'planner', total: 2 }] };
const industries = { status: 200, data: [{ id: 1, name: 'Field Service', icon: 'pencil', total: 1 }] };
const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const scope = { language: 'en', currency: null };

const open = (more: Parameters<typeof openStore>[0] = {}) =>
  openStore({ products, platforms, industries, cartAdd: ADDED, cartRemove: { status: 200 }, ...more });
type Page = Awaited<ReturnType<typeof open>>;
const state = (page: Page) => page.store.getState();
const found = (page: Page, key: ItemKey) => selectMarket(state(page))?.byKey.get(key);
const item = (page: Page, key: ItemKey) => {
  const one = found(page, key);
  if (!one) throw new Error(key);
  return one;
};
const asked = (page: Page) =>
  page.calls.filter(({ name }) => ['products', 'platforms', 'industries'].includes(name)).map(({ name }) => name);

describe('the market', () => {
  it('requests each kind of data once, however many widgets need it [API-29]', async () => {
    const page = await open();
    expect(selectMarketStatus(state(page))).toBe('pending');
    await Promise.all([page.store.dispatch(readMarket(scope)), page.store.dispatch(readMarket(scope))]);
    await page.store.dispatch(readMarket(scope));
    expect(asked(page)).toEqual(['products', 'platforms', 'industries']);
    expect(selectMarketStatus(state(page))).toBe('ready');
    expect(selectMarket(state(page))?.platforms.map(({ name }) => name)).toEqual(['Planning', 'Other']);
  });

  it('works without categories if those cannot be read, but not without other data', async () => {
    const page = await open({ platforms: failure('network'), industries: '<html>' });
    await page.store.dispatch(readMarket(scope));
    expect(selectMarketStatus(state(page))).toBe('ready');
    expect(selectMarket(state(page))?.platforms.map(({ name }) => name)).toEqual(['Planning', 'Other']);
    const broken = await open({ products: failure('network') });
    await broken.store.dispatch(readMarket(scope));
    expect([selectMarketStatus(state(broken)), selectMarketFailure(state(broken))?.kind]).toEqual([
      'failed',
      'network',
    ]);
  });

  it('shows an exclusive package only to the accounts that it was agreed with [ACC-12]', async () => {
    const page = await open();
    await page.store.dispatch(readMarket(scope));
    expect(found(page, 'package/62')).toBeUndefined();
    const own = await open({ session: sessionBody({ is_exclusive: 1 }) });
    await own.store.dispatch(readMarket(scope));
    expect(found(own, 'package/62')?.title).toBe('Plan 62');
  });

  it('stays memoized after a change of the cart, except for the cards that changed', async () => {
    const page = await open();
    await page.store.dispatch(readMarket(scope));
    const before = [selectMarket, selectSearchIndex, selectCatalogue].map((select) => select(state(page)));
    const holdings = selectHoldings(state(page));
    expect([
      selectItemButton(state(page), item(page, 'module/11')),
      selectAlsoAdds(state(page), item(page, 'module/12')),
    ]).toEqual(['add', 'Alpha']);
    page.store.dispatch(moduleWanted({ id: 11, origin: null }));
    await holds(() => page.writes().length === 1 && state(page).cart.busy === null);
    expect(['module/11', 'module/12'].map((key) => selectItemButton(state(page), item(page, key as ItemKey)))).toEqual([
      'remove',
      'add',
    ]);
    expect(selectAlsoAdds(state(page), item(page, 'module/12'))).toBe('');
    expect(selectHoldings(state(page)).inCart.has(item(page, 'module/11'))).toBe(true);
    expect(selectHoldings(state(page))).not.toBe(holdings);
    page.store.dispatch(moduleUnwanted({ id: 11, origin: null }));
    await holds(() => page.writes().length === 2 && state(page).cart.busy === null);
    const after = [selectMarket, selectSearchIndex, selectCatalogue].map((select) => select(state(page)));
    expect(after.map((one, at) => one === before[at])).toEqual([true, true, true]);
  });
});
