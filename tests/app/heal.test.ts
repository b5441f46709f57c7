import { describe, expect, it, vi } from 'vitest';
import { waybill } from '../../src/app/public';
import { mountPage, VISITOR_BODY, type Call } from '../kit/mount';
import { holds } from '../kit/until';
import { bundlesBody, cartBody, subscribed, wirePlan } from '../kit/wire';

const API = 'https://api.example.com';
const TABLE = '<waybill-pricing-table><p>Our prices as a PDF</p></waybill-pricing-table>';

/** Answers as the API at its own address, and as a website without an API, with a page, at every other. */
const atApi =
  (body: unknown) =>
  ({ url }: Call): unknown =>
    url.startsWith(`${API}/`) ? body : new Response('<!doctype html><p>Not found</p>', { status: 404 });

/** Answers with the packages to who has the token. */
const withToken =
  (token: string, otherwise: unknown) =>
  ({ headers }: Call): unknown =>
    headers.get('Authorization') === `Bearer ${token}` ? bundlesBody() : otherwise;

/** An answer that a test gives when it likes. */
class Late {
  give: (body: unknown) => void = () => undefined;
  readonly answer = new Promise((resolve) => (this.give = resolve));
}

const cards = (): readonly string[] =>
  Array.from(
    document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelectorAll('article') ?? [],
    ({ textContent }) => textContent ?? '',
  );
const isPriced = (): boolean => cards().some((text) => text.includes('$'));
const failure = (): string =>
  document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelector('[role="alert"]')?.textContent ?? '';

const SHOP = {
  session: atApi(VISITOR_BODY),
  token: atApi({ status: 200, token: 'services-token' }),
  bundles: atApi(bundlesBody()),
  products: atApi(bundlesBody()),
};

describe('a page that serves visitors without a token', () => {
  it('reads again as a member once the session says that one is here', async () => {
    const own = bundlesBody({ currency: 'EUR', currency_symbol: '€' });
    const bundles = ({ headers }: Call): unknown => (headers.get('Authorization') ? own : bundlesBody());
    const { calls } = await mountPage('', { answers: { bundles, session: subscribed(1002) } });
    waybill.configure({ token: '' });
    document.body.insertAdjacentHTML('beforeend', TABLE);
    await holds(() => cards().some((text) => text.includes('€')));
    const asked = calls.filter(({ name }) => name === 'bundles' || name === 'token' || name === 'session');
    expect(asked.map(({ name, headers }) => [name, headers.has('Authorization')])).toEqual([
      ['bundles', false],
      ['session', false],
      ['token', false],
      ['bundles', true],
    ]);
  });
});

describe('a page that is configured after its widgets have failed', () => {
  it('shows the prices of the API that it names then, and asks it for the session and its texts', async () => {
    const { calls, store } = await mountPage(TABLE, { answers: SHOP });
    await holds(() => store.getState().session.status === 'failed');
    await holds(() => failure() !== '');
    expect(isPriced()).toBe(false);
    waybill.configure({ api: API });
    await holds(isPriced);
    await holds(() => store.getState().session.status === 'known');
    expect(failure()).toBe('');
    const asked = calls.filter(({ url }) => url.startsWith(API)).map(({ name }) => name);
    expect(asked).toEqual(expect.arrayContaining(['bundles', 'session', 'token', 'localization']));
    expect(asked.filter((name) => name === 'session' || name === 'bundles').toSorted()).toEqual(['bundles', 'session']);
  });

  it('drops what the server that it named before answers late', async () => {
    const late = new Late();
    const bundles = ({ url }: Call): unknown => (url.startsWith(API) ? bundlesBody() : late.answer);
    const session = ({ url }: Call): unknown => (url.startsWith(API) ? subscribed(1002) : late.answer);
    const { store } = await mountPage('', { answers: { bundles, session } });
    document.body.insertAdjacentHTML('beforeend', TABLE);
    await holds(() => store.getState().reads !== undefined && Object.keys(store.getState().reads).length > 0);
    waybill.configure({ api: API });
    await holds(isPriced);
    await holds(() => store.getState().session.status === 'known');
    const { account } = store.getState().session;
    late.give({ status: 500 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.getState().session).toMatchObject({ status: 'known', account });
    expect(isPriced()).toBe(true);
    expect(failure()).toBe('');
  });

  it('shows the prices once it has a way to a token', async () => {
    await mountPage(TABLE, { answers: { token: { status: 500 }, bundles: withToken('ours', { status: 500 }) } });
    await holds(() => failure() !== '');
    waybill.configure({ getToken: () => 'ours' });
    await holds(isPriced);
    expect(failure()).toBe('');
  });

  it('reads again with a new token only what was refused for the former one', async () => {
    const token = vi.fn(() => 'old');
    const bundles = withToken('new', { status: 406 });
    const { calls } = await mountPage(TABLE, { answers: { bundles }, getToken: token });
    await holds(() => failure() !== '');
    waybill.configure({ getToken: () => 'new' });
    await holds(isPriced);
    const asked = () => calls.filter(({ name }) => name === 'bundles').length;
    const before = asked();
    waybill.configure({ getToken: () => 'newer' });
    waybill.configure({ country: 'DE' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).toBe(before);
  });

  it('knows the member whom it names then, with the cart', async () => {
    const session = vi.fn().mockReturnValueOnce({ status: 500 }).mockReturnValue(subscribed(1002));
    const cart = cartBody(wirePlan(1001));
    const { store } = await mountPage('<waybill-cart></waybill-cart>', { answers: { session, cart } });
    await holds(() => store.getState().session.status === 'failed');
    waybill.configure({ memberId: 7 });
    await holds(() => waybill.cart.get().plan?.id === 1001);
    expect(waybill.cart.get().account.memberId).toBe(7);
    waybill.configure({ memberId: 7, country: 'DE' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(session).toHaveBeenCalledTimes(2);
  });
});
