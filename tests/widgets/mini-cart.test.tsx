import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage, type PageOptions } from '../kit/mount';
import { holds, until } from '../kit/until';
import { cartBody, sessionBody, wireModule, wirePlan } from '../kit/wire';

const TAG = 'waybill-mini-cart';
const root = () => shadowOf(TAG);
const badge = () => root().querySelector('[part="badge"]');
const panel = () => root().querySelector('[popover]');

async function openMiniCart(items: readonly string[] = [], options: PageOptions = {}, attributes = '') {
  const page = await mountPage(`<${TAG} ${attributes}></${TAG}>`, options);
  await until(() => one(root(), 'button', /^Your cart/));
  for (const item of items) {
    const before = page.writes().length;
    waybill.cart.add(item);
    await holds(() => page.writes().length > before && page.store.getState().cart.busy === null);
  }
  return page;
}

/** Opens the drop-down as the browser does on a press of the button. */
async function drop() {
  panel()?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await holds(() => textOf(panel()) !== '');
}

describe('the mini cart', () => {
  it('shows the count of the cart, and none when it is empty [CRT-44]', async () => {
    await openMiniCart();
    expect(badge()).toBeNull();
    waybill.cart.add('package/1001');
    await until(() => expect(textOf(badge())).toBe('11 item in your cart'));
    waybill.cart.remove('package/1001');
    await holds(() => badge() === null);
  });

  it('ties its button to its drop-down, which is empty until it opens', async () => {
    await openMiniCart(['package/1001']);
    expect(one(root(), 'button', /^Your cart/).getAttribute('popovertarget')).toBe(panel()?.id);
    expect(textOf(panel())).toBe('');
  });

  it('shows the lines and the total in its drop-down [CRT-47, CRT-57]', async () => {
    await openMiniCart(['package/1001', 'module/11']);
    await drop();
    const lines = all(root(), 'listitem').map(textOf);
    expect(lines).toEqual(['Plan 1001$90.00 instead of $100.00', 'Module 11$20.00']);
    expect(textOf(root().querySelector('[part="total-amount"]'))).toBe('$110.00');
  });

  it('leads to the page of the cart [NAV-13]', async () => {
    const page = await openMiniCart(['package/1001']);
    await drop();
    const view = one(root(), 'link', 'View cart');
    expect(view.getAttribute('href')).toBe('/shopping-cart-review');
    view.click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/shopping-cart-review']);
  });

  it('leads to the address of its attribute', async () => {
    await openMiniCart(['package/1001'], {}, 'href="/basket"');
    await drop();
    expect(one(root(), 'link', 'View cart').getAttribute('href')).toBe('/basket');
  });

  it('says that the cart is empty and leads to the packages [CRT-45]', async () => {
    const page = await openMiniCart();
    await drop();
    expect(textOf(panel())).toContain('Your shopping cart is empty.');
    one(root(), 'link', 'See packages').click();
    await holds(() => page.moves.length === 1);
    expect(page.moves).toEqual(['/platform/marketplace/pricing']);
  });

  it('has titles and no amounts for a reseller’s member [PRC-30]', async () => {
    const cart = cartBody(wirePlan(1001), [wireModule(11)]);
    await openMiniCart([], { answers: { session: sessionBody({ is_indirect: 1 }), cart } });
    await until(() => expect(textOf(badge())).toContain('2 items'));
    await drop();
    expect(textOf(panel())).toBe('Plan 1001Module 11View cart');
    expect(seen(TAG)).not.toContain('$');
  });
});
