import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { readSession } from '../../src/contract/session';
import { isChangePackage } from '../../src/domain/cart/change-package';
import { openShop } from './shopping';

const PACKAGE = 8;
const OTHER_PACKAGE = 16;
const FRANCHISE = 52;
const FREE_STANDING = 191;
const METERED = 201;

const { time, arrive } = openShop();

async function member(name: string) {
  const shopper = await arrive(name);
  return {
    ...shopper,
    put: (id: number, module: 0 | 1, more = {}) => shopper.post('/cart/add', { id, module, pricing: 1, ...more }),
    cart: async () => readCart((await shopper.get('/cart/data')).body)?.cart,
    account: async () => readSession(await shopper.session()),
  };
}

const idsOf = (cart: Awaited<ReturnType<Awaited<ReturnType<typeof member>>['cart']>>) =>
  Object.keys(cart?.lines ?? {}).map(Number);

describe('the cart of a subscriber', () => {
  it('starts from the subscription: an add-on is added to the held package [REV-55]', async () => {
    const me = await member('subscriber');
    const held = (await me.account())?.subscription;
    await me.put(FREE_STANDING, 1);
    const cart = await me.cart();
    expect(cart?.plan).toMatchObject({ id: PACKAGE, code: 'route-optimization-annual' });
    expect(idsOf(cart).toSorted()).toEqual([...(held?.moduleIds ?? []), FREE_STANDING].toSorted());
    expect(cart?.lines[FREE_STANDING]?.bundled).toBe(false);
    await me.post('/cart/remove', { id: FREE_STANDING });
    const [left, account] = [await me.cart(), await me.account()];
    expect(left && account && isChangePackage(left, account)).toBe(false);
  });

  it('needs no dependency that is already held [REV-55, CRT-01]', async () => {
    const me = await member('exclusive');
    const held = (await me.account())?.subscription?.moduleIds ?? [];
    // Avoidance Zones needs Routing Manage, which the package bundles.
    await me.put(142, 1);
    const cart = await me.cart();
    expect(cart?.plan?.id).toBe(FRANCHISE);
    expect(idsOf(cart).filter((id) => !held.includes(id))).toEqual([142]);
  });

  it('accepts a larger quantity of a held item [REV-55]', async () => {
    const me = await member('indirect');
    await me.put(METERED, 1, { entries: [{ id: METERED, quantity: 3 }] });
    await me.put(METERED, 1, { entries: [{ id: METERED, quantity: 5 }] });
    const cart = await me.cart();
    expect([cart?.plan?.id, cart?.lines[METERED]?.quantity]).toEqual([PACKAGE, 5]);
  });

  it('stays empty when a held item is added, and is replaced by another package', async () => {
    const me = await member('readonly');
    await me.put(101, 1);
    expect((await me.cart())?.plan).toBeNull();
    await me.put(OTHER_PACKAGE, 0);
    expect((await me.cart())?.plan?.id).toBe(OTHER_PACKAGE);
  });

  it('is the subscription again when the held package is chosen over another one [REV-55, REV-64, CRT-15]', async () => {
    const me = await member('member');
    await me.pay();
    await me.put(PACKAGE, 0, { entries: [{ id: PACKAGE, quantity: 25 }] });
    await me.put(METERED, 1, { entries: [{ id: METERED, quantity: 3 }] });
    expect((await me.checkout()).body.status).toBe(200);
    time.pass(60_000);
    await me.put(OTHER_PACKAGE, 0);
    expect((await me.cart())?.plan?.id).toBe(OTHER_PACKAGE);
    await me.put(PACKAGE, 0);
    const [cart, account] = [await me.cart(), await me.account()];
    expect([cart?.plan?.id, cart?.plan?.quantity, cart?.lines[METERED]?.quantity]).toEqual([PACKAGE, 25, 3]);
    expect(cart && account && isChangePackage(cart, account)).toBe(false);
  });

  it.each(['member', 'expired', 'legacy', 'trial'])('starts empty for %s [CRT-28]', async (name) => {
    const me = await member(name);
    await me.put(FREE_STANDING, 1);
    const cart = await me.cart();
    expect([cart?.plan?.id, idsOf(cart)]).toEqual([0, [FREE_STANDING]]);
  });
});

describe('a sub-package', () => {
  const [first, second] = ['optimization-for-trucks', 'optimization-for-vans'];

  it('is added with its package, and changed on its own by adding the same package again [REV-52, PRC-25]', async () => {
    const me = await member('member');
    await me.put(PACKAGE, 0, { selected_subpackages: [first] });
    const before = await me.cart();
    expect(before?.plan?.selected).toEqual([first]);
    await me.put(PACKAGE, 0);
    expect((await me.cart())?.plan?.selected).toEqual([first]);
    await me.put(PACKAGE, 0, { selected_subpackages: [second, 'no-such-choice'] });
    const after = await me.cart();
    expect(after?.plan?.selected).toEqual([second]);
    expect(after?.lines).toEqual(before?.lines);
    await me.put(PACKAGE, 0, { selected_subpackages: [] });
    expect((await me.cart())?.plan?.selected).toEqual([]);
  });

  it('is ordered with the package, held with it, and changed by another order [REV-52]', async () => {
    const me = await member('member');
    await me.pay();
    await me.put(PACKAGE, 0, { selected_subpackages: [first] });
    expect((await me.checkout()).body.status).toBe(200);
    time.pass(60_000);
    const held = (await me.account())?.subscription;
    expect(held).toMatchObject({ planId: PACKAGE, selected: [first], quantity: 10 });
    await me.put(PACKAGE, 0, { selected_subpackages: [second] });
    const [cart, account] = [await me.cart(), await me.account()];
    expect(cart?.plan?.selected).toEqual([second]);
    expect(cart && account && isChangePackage(cart, account)).toBe(true);
    expect((await me.post('/billing/subscription/change')).body.status).toBe(200);
    time.pass(60_000);
    expect((await me.account())?.subscription).toMatchObject({ planId: PACKAGE, selected: [second] });
  });
});
