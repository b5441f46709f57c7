import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import '../../src/flows/open-quote/effects';
import '../../src/flows/open-quote';
import { one, shadowOf, textOf } from '../kit/look';
import { mountPage, type Answers } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const ID = 'a'.repeat(32);
const plan = wirePlan(1007, {
  minimum_asset_count: 5,
  minimum_asset_rate: '20.00',
  asset_type: 'vehicle',
  subpackages: [
    { id: 1, code: 'sub-one', title: 'Sub one' },
    { id: 2, code: 'sub-two', title: 'Sub two' },
  ],
});
const metered = { pricing_type: 'USAGE', price: '4.00', base_price: '4.00', quantity: 0, asset_type: 'driver' };
const bundles = bundlesBody({ data: [plan, wirePlan(1001)], modules: [...MODULES, wireModule(21, metered)] });
const quoted = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  data: {
    plan: { id: 1007, quantity: 8, selected_subpackages: ['sub-two'] },
    modules: [
      { id: 12, quantity: 1 },
      { id: 21, quantity: 7 },
    ],
    ...more,
  },
});

const open = async (quoteCart: unknown, answers: Answers = {}, hash = `quote=${ID}`) => {
  const page = await mountPage('<waybill-cart></waybill-cart>', {
    answers: { bundles, products: bundles, quoteCart, ...answers },
  });
  return { ...page, follow: () => void (location.hash = hash), cart: () => page.store.getState().cart.content };
};
const dialog = () => one(shadowOf('waybill-dialogs'), 'dialog');
const says = (text: string) => until(() => expect(textOf(dialog())).toContain(text));
const siteLink = () => one(shadowOf('waybill-dialogs'), 'link', /^Open telematics\.example\.com/);
const press = (name: string) => one(shadowOf('waybill-dialogs'), 'button', name).click();
const holdings = ({ plan: held, lines }: ReturnType<Awaited<ReturnType<typeof open>>['cart']>) => ({
  id: held?.id,
  fleet: held?.quantity,
  selected: held?.selected,
  quantities: Object.fromEntries(Object.values(lines).map(({ module, quantity }) => [module.id, quantity])),
});
const WHOLE = { id: 1007, fleet: 8, selected: ['sub-two'], quantities: { 1: 1, 2: 1, 11: 1, 12: 1, 21: 7 } };

describe('the link of a shared quote', () => {
  it('opens items without a quantity at their default, and accepts codes as text', async () => {
    const shared = { id: 1007, quantity: 8, selected_subpackages: 'sub-two' };
    const page = await open(quoted({ plan: shared, modules: [{ id: 21 }] }));
    page.follow();
    await says('The shared quote is in your cart.');
    const { selected, quantities } = holdings(page.cart());
    expect(selected).toEqual(['sub-two']);
    expect(quantities[21]).toBeGreaterThan(0);
  });

  it('opens package, fleet, sub-packages, add-ons and quantities in a visitor’s empty cart, and orders nothing [REV-43]', async () => {
    const page = await open(quoted());
    page.follow();
    await says('The shared quote is in your cart. Nothing has been ordered yet.');
    expect(holdings(page.cart())).toEqual(WHOLE);
    expect(page.moves).toEqual([]);
    expect(new Set(page.writes().map(({ name }) => name))).toEqual(new Set(['cartAdd']));
    const [asked] = page.calls.filter(({ name }) => name === 'quoteCart');
    expect(new URL(asked?.url ?? '', document.baseURI).pathname).toBe(`/quote/${ID}/cart`);
    expect(asked?.headers.get('Authorization')).toBeNull();
  });

  it('opens a custom solution [REV-43]', async () => {
    const page = await open(quoted({ plan: null, modules: [{ id: 21, quantity: 3 }] }));
    page.follow();
    await says('The shared quote is in your cart.');
    expect(holdings(page.cart())).toMatchObject({ id: 0, quantities: { 21: 3 } });
  });

  it.each([
    ['Keep my cart', 1001],
    ['Use the quote', 1007],
  ])('asks if the cart is not empty: %s leaves plan %i in it [REV-43]', async (answer, id) => {
    const page = await open(quoted());
    waybill.cart.add('package/1001');
    await holds(() => page.cart().plan?.id === 1001 && page.store.getState().cart.busy === null);
    page.follow();
    await says('Use the shared quote?');
    expect(page.cart().plan?.id).toBe(1001);
    press(answer);
    await holds(() => page.cart().plan?.id === id && page.store.getState().cart.busy === null);
    await holds(() => !shadowOf('waybill-dialogs').querySelector('dialog[open]'));
    if (id === 1001) return;
    expect(holdings(page.cart())).toEqual(WHOLE);
    one(shadowOf('waybill-cart'), 'button', 'Undo').click();
    await holds(() => page.cart().plan?.id === 1001);
  });

  it('leaves the address once the quote is in the cart, so that a reload is quiet [REV-43]', async () => {
    history.replaceState({ own: 1 }, '', '?own=1');
    const page = await open(quoted());
    page.follow();
    await says('The shared quote is in your cart.');
    expect([location.hash, location.search]).toEqual(['', '?own=1']);
    history.replaceState(null, '', location.pathname);
  });

  it.each([
    ['declined', 'Keep my cart', {}, ''],
    ['refused by the server', 'Use the quote', { cartAdd: { status: 500 } }, `#quote=${ID}`],
  ])('of a quote that is %s has the address %#: it goes where the person has answered [REV-43]', async (...given) => {
    const [, answer, answers, hash] = given;
    const page = await open(quoted(), { session: sessionBody(), cart: cartBody(wirePlan(1001)), ...answers });
    await holds(() => page.cart().plan?.id === 1001);
    page.follow();
    await says('Use the shared quote?');
    press(answer);
    await until(() => expect(textOf(shadowOf('waybill-dialogs'))).not.toContain('Use the shared quote?'));
    await holds(() => page.store.getState().cart.busy === null);
    await until(() => expect(location.hash).toBe(hash));
  });

  it('asks a member too, whose cart the server keeps [REV-43]', async () => {
    const page = await open(quoted(), { session: sessionBody(), cart: cartBody(wirePlan(1001)) });
    await holds(() => page.cart().plan?.id === 1001);
    page.follow();
    await says('Use the shared quote?');
    press('Use the quote');
    await holds(() => page.writes().some(({ body }) => Reflect.get(Object(body), 'id') === 1007));
    expect(page.moves).toEqual([]);
  });

  it('shows and writes nothing if the cart already equals the quote', async () => {
    const page = await open(quoted());
    page.follow();
    await says('The shared quote is in your cart.');
    press('OK');
    const before = page.writes().length;
    location.hash = '';
    page.follow();
    await says('The shared quote is in your cart.');
    expect(page.writes()).toHaveLength(before);
  });

  it('names the items that are no longer for sale', async () => {
    const page = await open(quoted({ plan: { id: 9999, quantity: 1, selected_subpackages: [] } }));
    page.follow();
    await says('Part of the quote is in your cart');
    expect(holdings(page.cart())).toMatchObject({ id: 0, quantities: { 21: 7 } });
  });

  describe('with an add-on that an external site sells', () => {
    const lease = wireModule(61, { title: 'Tracker Lease', catid: 6, dependencies: '21' });
    const sold = bundlesBody({ data: [plan], modules: [...MODULES, wireModule(21, metered), lease] });
    const platforms = { data: [{ id: 6, name: 'Telematics', url: 'https://telematics.example.com/' }] };
    const answers = { bundles: sold, products: sold, platforms };

    it('opens without it, says who sells it, and offers to go there [MKT-15, REV-43]', async () => {
      const page = await open(
        quoted({ modules: [{ id: 12 }, { id: 61, quantity: 1 }, { id: 21, quantity: 7 }] }),
        answers,
      );
      page.follow();
      await says('Part of the quote is in your cart');
      await says('not added to your cart: Tracker Lease (telematics.example.com).');
      expect(holdings(page.cart())).toEqual(WHOLE);
      expect(page.writes().map(({ body }) => Reflect.get(Object(body), 'id'))).not.toContain(61);
      expect(siteLink()).toMatchObject({ href: 'https://telematics.example.com/', target: '_blank', rel: 'noopener' });
      press('Close');
      await holds(() => !shadowOf('waybill-dialogs').querySelector('dialog[open]'));
    });

    it('says so too if nothing else is left, and leads to the packages [MKT-15]', async () => {
      const page = await open(quoted({ plan: null, modules: [{ id: 61, quantity: 1 }] }), answers);
      page.follow();
      await says('This quote can’t be opened');
      await says('Tracker Lease (telematics.example.com)');
      press('Close');
      await holds(() => page.moves.length === 1);
      expect(page.cart().plan).toBeNull();
      expect(page.writes()).toEqual([]);
    });

    it('leaves it to the server if the categories cannot be read', async () => {
      const page = await open(quoted({ plan: null, modules: [{ id: 61, quantity: 1 }] }), {
        ...answers,
        platforms: () => Response.json({ status: 500 }, { status: 500 }),
        cartAdd: { status: 406, reason: 'not_for_sale', result: 'Tracker Lease is sold at telematics.example.com.' },
      });
      page.follow();
      await says('Tracker Lease is sold at telematics.example.com.');
      expect(page.cart().plan).toBeNull();
    });
  });

  it.each<[string, unknown]>([
    ['is unknown', () => Response.json({ status: 404 }, { status: 404 })],
    ['has expired', () => Response.json({ status: 410 }, { status: 410 })],
    ['has no item that is for sale', quoted({ plan: { id: 9999 }, modules: [] })],
  ])('that %s shows a message and leads to the packages', async (_, answer) => {
    const page = await open(answer);
    page.follow();
    await says('This quote can’t be opened');
    expect(page.cart().plan).toBeNull();
    press('OK');
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/platform/marketplace/pricing']);
  });

  it.each([
    // The sign-in page of a public network answers instead of the server.
    ['did not answer', () => new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } })],
    ['answered with something other than a quote', () => Response.json({ status: 200, currency: 'USD', data: 'none' })],
  ])('can be retried if the server %s', async (_, answer) => {
    const answers = [answer(), Response.json(quoted())];
    const page = await open(() => answers.shift());
    page.follow();
    await says('We couldn’t load the quote');
    press('Try again');
    await says('The shared quote is in your cart.');
    expect(holdings(page.cart())).toEqual(WHOLE);
  });

  it.each(['quote=', 'quote=../../account', 'quote=short', 'other=aaaaaaaa', `quote=${ID}&x=1`])(
    'is not recognised in #%s, and sends no call',
    async (hash) => {
      const page = await open(quoted(), {}, hash);
      page.follow();
      location.hash = '#nothing';
      waybill.cart.add('package/1001');
      await holds(() => page.cart().plan?.id === 1001);
      expect(page.calls.filter(({ name }) => name === 'quoteCart')).toEqual([]);
    },
  );
});
