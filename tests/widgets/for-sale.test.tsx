import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, MODULES, wireModule, wirePlan } from '../kit/wire';

const FAMILY = { family: 'planner', path: 'planner', catid: 1 };
const bundles = bundlesBody({
  data: [
    wirePlan(1, { ...FAMILY, code: 'planner-annual' }),
    wirePlan(2, { ...FAMILY, code: 'planner-monthly', billing_cycle: 'month' }),
    wirePlan(3, { ...FAMILY, code: 'planner-commercial-annual', edition: 'commercial' }),
    wirePlan(4, { ...FAMILY, code: 'planner-commercial-monthly', edition: 'commercial', billing_cycle: 'month' }),
    wirePlan(91, { path: 'test-drive', usage_type: 'TRIAL', title: 'Test drive' }),
    wirePlan(92, { path: 'load-testing', type: 'internal', title: 'Load testing' }),
    wirePlan(93, { path: 'classic', usage_type: 'LEGACY', is_legacy: 1, title: 'Classic' }),
    wirePlan(94, { path: 'enterprise', card_type: 3, price: null, title: 'Enterprise' }),
  ],
  modules: [
    ...MODULES,
    wireModule(21, { type: 'internal', title: 'Metering' }),
    wireModule(22, { is_hidden: 1, title: 'Hidden' }),
    wireModule(23, { card_type: 3, title: 'By sales' }),
  ],
});
const UNSOLD_PLANS = ['test-drive', 'load-testing', 'classic', 'enterprise'];
const UNSOLD = ['package/91', 'package/92', 'package/93', 'package/94', 'module/21', 'module/22', 'module/23'];

const open = async (markup = '') => {
  const page = await mountPage(`<waybill-pricing-table></waybill-pricing-table>${markup}`, { answers: { bundles } });
  await until(() => expect(seen('waybill-pricing-table')).toContain('What plan'));
  return { ...page, plan: () => page.store.getState().cart.content.plan?.id ?? null };
};
const refusal = () => textOf(one(shadowOf('waybill-dialogs'), 'dialog'));
const close = async () => {
  one(shadowOf('waybill-dialogs'), 'button', /^(OK|Close)$/).click();
  await holds(() => !shadowOf('waybill-dialogs').querySelector('dialog[open]'));
};

describe('an item that is not for sale', () => {
  it.each(UNSOLD_PLANS)('is not added to the cart by the link #%s [PRC-18, PRC-19, REV-40]', async (path) => {
    const page = await open();
    location.hash = path;
    // Links are handled in order, so the first has been handled once the next one is.
    location.hash = 'planner';
    await holds(() => page.plan() === 1);
    expect(page.writes().map(({ body }) => body)).toEqual([expect.objectContaining({ id: 1 })]);
  });

  it.each(UNSOLD)('is not added by a script’s %s, and a message says so [PRC-18, PRC-19, REV-40]', async (item) => {
    const page = await open();
    waybill.cart.add(item);
    await until(() => expect(refusal()).toContain('can’t be bought online'));
    expect(page.writes()).toEqual([]);
    expect(page.plan()).toBeNull();
    await close();
  });

  it('is not added by a host button, which can be pressed again [PRC-18, REV-40]', async () => {
    const page = await open('<button data-waybill-action="cart.add:package/92">Buy</button>');
    for (const _ of [1, 2]) {
      document.querySelector<HTMLElement>('[data-waybill-action]')?.click();
      await until(() => expect(refusal()).toContain('Load testing can’t be bought online'));
      await close();
    }
    expect(page.writes()).toEqual([]);
  });
});

describe('an item that only the server knows not to be for sale', () => {
  it('is taken back, and the person reads the server’s reason [REV-40]', async () => {
    const page = await open();
    page.script.cartAdd = { status: 406, reason: 'not_for_sale', result: 'Gateway is sold at telematics.example.com.' };
    waybill.cart.add('module/11');
    await until(() => expect(refusal()).toContain('Gateway is sold at telematics.example.com.'));
    expect(page.store.getState().cart.content.lines).toEqual({});
    await close();
  });
});

describe('a link to a family of packages', () => {
  it.each([
    [true, false, 1],
    [false, false, 2],
    [true, true, 3],
    [false, true, 4],
  ])(
    'with stored annual %s and commercial %s adds plan %i, whose card is marked [REV-41]',
    async (annual, commercial, id) => {
      for (const [name, data] of Object.entries({ annual, commercial }))
        localStorage.setItem(`waybill.${name}`, JSON.stringify({ v: 1, at: Date.now(), data }));
      const page = await open();
      location.hash = 'planner';
      await holds(() => page.plan() === id);
      await until(() => expect(seen('waybill-pricing-table')).toContain(`In your cart Plan ${id}`));
      localStorage.clear();
    },
  );
});

const product = (record: object) => ({ status: 200, currency: 'USD', product: record });

describe('an item that the product list lacks', () => {
  it('is read on its own and can be added by a script [REV-108, API-05]', async () => {
    const page = await open();
    page.script.product = product(wireModule(77, { title: 'Late' }));
    waybill.cart.add('module/77');
    await until(() => expect(page.writes().map(({ body }) => body)).toEqual([expect.objectContaining({ id: 77 })]));
    expect(page.store.getState().cart.content.lines[77]?.module.title).toBe('Late');
    const asked = page.calls.filter(({ name }) => name === 'product');
    expect(asked.map(({ url }) => new URL(url, document.baseURI).pathname)).toEqual(['/cart/products/module/77']);
  });

  it('can be added by a host button too, also a package [REV-108, API-05]', async () => {
    const page = await open('<button data-waybill-action="cart.add:package/301">Buy</button>');
    page.script.product = product(wirePlan(301, { title: 'Late plan' }));
    document.querySelector<HTMLButtonElement>('[data-waybill-action]')?.click();
    await holds(() => page.plan() === 301);
    expect(page.calls.find(({ name }) => name === 'product')?.url).toContain('/cart/products/package/301');
  });

  it('is refused nevertheless if it is not for sale [REV-40, REV-108]', async () => {
    const page = await open();
    page.script.product = product(wireModule(77, { title: 'Secret', is_hidden: 1 }));
    waybill.cart.add('module/77');
    await until(() => expect(refusal()).toContain('can’t be bought online'));
    expect(page.writes()).toEqual([]);
    await close();
  });

  it('shows an error and is not added if it cannot be read [REV-108]', async () => {
    const page = await open();
    page.script.product = () => Response.json({ status: 400 });
    waybill.cart.add('module/77');
    await until(() => expect(refusal()).toContain('Error occurred while processing your request.'));
    expect(page.writes()).toEqual([]);
    await close();
  });
});
