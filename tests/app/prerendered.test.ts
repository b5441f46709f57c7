import { afterEach, describe, expect, it } from 'vitest';
import { eventTracked } from '../../src/store/slices/analytics';
import { mountPage, VISITOR_BODY } from '../kit/mount';
import { holds } from '../kit/until';

const TABLE = '<waybill-pricing-table></waybill-pricing-table>';

const prerender = (isPrerendered: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendered, configurable: true });

function activate(): void {
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
}

const isPriced = (): boolean =>
  document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent?.includes('$') ?? false;

const openPrerendered = async (address = '') => {
  localStorage.clear();
  sessionStorage.clear();
  prerender(true);
  location.hash = address;
  history.replaceState(null, '', `?utm_source=mail${location.hash}`);
  const page = await mountPage('', { answers: { session: VISITOR_BODY } });
  document.body.insertAdjacentHTML('beforeend', TABLE);
  await holds(isPriced);
  return page;
};

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  history.replaceState(null, '', location.pathname);
});

describe('a page that is prerendered', () => {
  it('shows prices, and neither stores, counts nor asks for the session', async () => {
    const { calls, store } = await openPrerendered('#route-planner');
    store.dispatch(eventTracked({ name: 'page_view' }));
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['token', 'bundles', 'localization']));
    expect(store.getState().cart.busy).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('asks for the session and keeps the campaign once somebody looks at it', async () => {
    const { calls, store } = await openPrerendered();
    activate();
    await holds(() => store.getState().session.status === 'known');
    expect(calls.map(({ name }) => name)).toContain('session');
    await holds(() => localStorage.getItem('waybill.utms')?.includes('mail') ?? false);
  });

  it('shows the cart and the choices that another tab has stored meanwhile', async () => {
    const { store } = await openPrerendered();
    expect(store.getState().preferences.annual).toBe(true);
    localStorage.setItem('waybill.annual', JSON.stringify({ v: 1, at: Date.now(), data: false }));
    activate();
    await holds(() => store.getState().preferences.annual === false);
  });
});
