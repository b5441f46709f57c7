import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { getRuntime } from '../../src/app/shared';
import { moduleRecord } from '../contract/kit';
import { listenTo } from '../kit/console';
import { mountPage } from '../kit/mount';
import { holds } from '../kit/until';
import { cartBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const CART = '<waybill-cart></waybill-cart>';

describe('the snapshot of the cart', () => {
  it('has every field, also for an empty cart [CRT-63]', async () => {
    await mountPage(CART);
    expect(Object.keys(waybill.cart.get()).toSorted()).toEqual(
      [
        'account',
        'billing',
        'currency',
        'currencySymbol',
        'isChangePackage',
        'key',
        'modules',
        'noRecordFound',
        'oneTimeTotal',
        'orderPostStatus',
        'plan',
        'planReset',
        'subscription',
        'totalAdditionalModulesPrice',
        'totalBundleNonDiscountedPrice',
        'totalDiscountedPrice',
        'totalPrice',
        'upsell',
      ].toSorted(),
    );
  });

  it('has the content, the owner and the totals [CRT-55, CRT-56, CRT-57, CRT-63]', async () => {
    const cart = { ...cartBody(wirePlan(1001), [wireModule(11)]), planreset: 1, no_record_found: 1 };
    const session = subscribed(1002, { billing_info: { type: 1, first_name: 'Ada', country: 'US', member_id: 7 } });
    await mountPage(CART, { answers: { session, cart } });
    await holds(() => waybill.cart.get().plan !== null);
    expect(waybill.cart.get()).toMatchObject({
      plan: { id: 1001 },
      modules: [{ module: { id: 11 } }],
      upsell: null,
      totalBundleNonDiscountedPrice: 10000,
      totalDiscountedPrice: 9000,
      totalAdditionalModulesPrice: 2000,
      totalPrice: 11000,
      currency: 'USD',
      currencySymbol: '$',
      planReset: true,
      noRecordFound: true,
      account: { memberId: 7 },
      billing: { firstName: 'Ada' },
      subscription: { planId: 1002 },
      orderPostStatus: { state: 0, item: null },
      isChangePackage: true,
    });
  });

  it('has one record for each line with all of the server’s fields, and markers as numbers [CRT-63]', async () => {
    const cart = cartBody(wirePlan(1001, { bundled: 1 }), [moduleRecord()]);
    const held = { plan_id: 1001, modules: [{ id: 12, bundled: 1, quantity: 2 }, { id: 13 }] };
    await mountPage(CART, { answers: { session: subscribed(1001, { subscription: held }), cart } });
    await holds(() => waybill.cart.get().plan !== null);
    const { plan, modules, subscription, account } = waybill.cart.get();
    expect(plan?.bundled).toBe(1);
    expect(subscription?.lines).toEqual([
      { id: 12, bundled: 1, quantity: 2 },
      { id: 13, quantity: null },
    ]);
    expect(account.subscription).toEqual(subscription);
    expect(modules).toEqual([
      {
        module: {
          id: 12,
          code: 'route-optimizer',
          title: 'Route Optimizer',
          description: 'Plans the day',
          icon: 'route',
          categoryId: 3,
          categoryName: 'Routing',
          kind: 'default',
          cardType: 3,
          srt: '020',
          sort: 7,
          added: 1,
          bundled: 1,
          isDefault: 1,
          isHidden: false,
          isFeatured: true,
          isCore: true,
          isLegacy: false,
          isCrossSell: true,
          isPrepayment: true,
          isAdditionalAccountUser: true,
          isShowInvoice: true,
          dependencies: [3, 4, 5],
          moduleDependentId: 9,
          pricingType: 'USAGE',
          pricingPrice: 101,
          pricingSubtitle: 'per user',
          pricingStatus: 'active',
          charge: 'once',
          pricePer: 1000,
          priceUnit: '1,000 stops',
          price: 0,
          basePrice: 1990,
          assetType: 'vehicle',
          quantity: 2,
          minimumAssetCount: 5,
          freeUsers: 3,
          trial: {
            isTrial: true,
            actualIsTrial: false,
            quantity: 4,
            expiresAt: '2025-03-01T00:00:00Z',
            interval: 7,
            unit: 'day',
          },
          paymentStatus: 8,
          startedAt: '2025-01-01T00:00:00Z',
          lastPaymentAt: null,
          urlAliases: [{ status: 'active', url: '/routes' }],
          message: 'Hello',
        },
        bundled: 1,
        price: 0,
        quantity: 2,
      },
    ]);
  });
});

describe('calls of one moment', () => {
  it('are carried out in their order, whatever they are about', async () => {
    const { calls, store } = await mountPage(CART);
    const told = [
      waybill.cart.add('package/1001'),
      waybill.cart.remove('package/1001'),
      waybill.cart.add('package/1001'),
      waybill.cart.add('module/11'),
    ];
    expect(await Promise.all(told)).toEqual(['added', 'removed', 'added', 'added'].map((status) => ({ status })));
    expect(store.getState().cart.content.plan?.id).toBe(1001);
    const writes = calls.filter(({ name }) => name === 'cartAdd' || name === 'cartRemove');
    expect(writes.map(({ name }) => name)).toEqual(['cartAdd', 'cartRemove', 'cartAdd', 'cartAdd']);
  });

  it('find a package that is not in the cart unchanged when it is their turn', async () => {
    await mountPage(CART);
    const told = [waybill.cart.add('package/1001'), waybill.cart.remove('package/1002')];
    expect(await Promise.all(told)).toEqual([{ status: 'added' }, { status: 'unchanged' }]);
  });
});

describe('the runtime', () => {
  it('is a singleton of the page', () => {
    expect(getRuntime()).toBe(getRuntime());
  });

  it('starts once for all widgets, with one session call and one ready event', async () => {
    const heard: unknown[] = [];
    const stop = waybill.on('ready', ({ detail }) => heard.push(detail));
    const { calls } = await mountPage(`${CART}${CART}<waybill-mini-cart></waybill-mini-cart>`);
    stop();
    expect(heard).toEqual([{ version: waybill.version }]);
    expect(calls.filter(({ name }) => name === 'session')).toHaveLength(1);
  });

  it('sends no request before there is a widget', async () => {
    const { calls } = await mountPage('<p>No widget</p>');
    waybill.configure({ country: 'DE' });
    await Promise.resolve();
    expect(calls).toEqual([]);
  });

  it('takes the host’s token instead of the server’s', async () => {
    const { calls } = await mountPage('<waybill-pricing-table></waybill-pricing-table>', { getToken: () => 'ours' });
    await holds(() => calls.some(({ name }) => name === 'bundles'));
    expect(calls.find(({ name }) => name === 'bundles')?.headers.get('Authorization')).toBe('Bearer ours');
    expect(calls.some(({ name }) => name === 'token')).toBe(false);
  });

  it('applies a later configuration to the options that it names and to no others', async () => {
    const { store } = await mountPage('<p></p>', { country: 'US', routes: { register: '/join' } });
    waybill.configure({ country: 'DE', routes: { contact: '/talk' } });
    expect(store.getState().config).toMatchObject({
      country: 'DE',
      routes: { register: '/join', contact: '/talk', subscription: '/account/billing/subscription' },
    });
  });

  it('ignores an option of a wrong type and keeps the one before', async () => {
    const warn = listenTo('warn');
    const { store } = await mountPage(CART, { country: 'US' });
    waybill.configure({ country: 5, getToken: 'word' } as unknown as Parameters<typeof waybill.configure>[0]);
    expect(store.getState().config).toMatchObject({ country: 'US' });
    expect(store.getState().config.isTokenGiven).toBeUndefined();
    expect(warn.said()).toHaveLength(2);
  });

  it('treats a person as a visitor if the session cannot be read', async () => {
    const { store } = await mountPage(CART, { answers: { session: 'no envelope' } });
    expect(store.getState().session).toMatchObject({ status: 'failed', account: { memberId: 0 } });
  });
});
