import { describe, expect, it } from 'vitest';
import type { Quirks } from '../../second-backend/quirks';
import { cartOf } from '../../second-backend/state';
import { button, cardIn, errorsOf, openOnSecondBackend, seenIn, textIn } from './kit';
import { eventually } from '../acts';

const GRID = 'waybill-marketplace-grid';
const DETAILS = 'waybill-module-details';
const CART = 'waybill-cart';
const ADD = `<${DETAILS} module="15"></${DETAILS}><${CART}></${CART}>`;

const ADD_AUDIT = /^Add to cart for/;

describe('a visitor’s cart on a second backend', () => {
  it('keeps an added add-on after a reload', async () => {
    const shop = await openOnSecondBackend({ widgets: ADD });
    const { page } = shop;
    await button(page, ADD_AUDIT).click();
    await seenIn(page, CART).toContain('Audit Trail');
    await seenIn(page, CART).toContain('$22.00');
    await page.reload();
    await seenIn(page, CART).toContain('Audit Trail');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('is shown in the mini cart and in the quote panel', async () => {
    const widgets = `${ADD}<waybill-mini-cart></waybill-mini-cart><waybill-quote-panel></waybill-quote-panel>`;
    const { page } = await openOnSecondBackend({ widgets });
    await button(page, ADD_AUDIT).click();
    await seenIn(page, 'waybill-mini-cart').toMatch(/1/);
    await seenIn(page, 'waybill-quote-panel').toContain('$22');
  });

  it('can be shared by mail', async () => {
    const shop = await openOnSecondBackend({ widgets: `${ADD}<waybill-share-quote></waybill-share-quote>` });
    const { page, backend } = shop;
    await button(page, ADD_AUDIT).click();
    const form = page.locator('waybill-share-quote');
    await form.getByRole('textbox').first().fill('ana@example.com');
    await form.getByRole('textbox').first().press('Enter');
    await form
      .getByRole('button', { name: /^(Share|Send)/ })
      .last()
      .click();
    await eventually(() => backend.state.shared.length).toBe(1);
    expect(JSON.stringify(backend.state.shared)).toContain('ana@example.com');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('is on the server before the page goes to registration', async () => {
    const shop = await openOnSecondBackend({ widgets: `<${GRID} kind="industry"></${GRID}>` });
    const { page, backend } = shop;
    await cardIn(page, 'Parcel Kit').getByRole('button').first().click();
    await eventually(() => page.url()).toContain('/register');
    expect([...backend.state.carts.values()].flatMap(({ packageId }) => packageId ?? [])).toEqual([201]);
  });
});

describe('a member’s cart on a second backend', () => {
  const ROWS: readonly (readonly [string, Partial<Quirks>])[] = [
    ['no quirk', {}],
    ['numbers instead of text', { numbers: 'number' }],
    ['replies in result', { envelope: 'result' }],
    ['replies without an envelope', { envelope: 'none' }],
    ['the status in HTTP only', { statusIn: 'http' }],
    ['the status in HTTP and in the body', { statusIn: 'both' }],
    ['only simple headers allowed', { cors: 'simple' }],
    ['writes with an empty reply', { empty: 'writes' }],
    ['missing quantities', { quantities: 'absent' }],
    ['HTML for unknown calls', { unknownCalls: 'html' }],
  ];

  it.each(ROWS)('contains an added add-on on the page and on the server: %s', async (_, turned) => {
    const shop = await openOnSecondBackend({ widgets: ADD, as: 'newcomer', turned });
    const { page, backend } = shop;
    await button(page, ADD_AUDIT).click();
    await eventually(() => [...cartOf(backend.state, 'member-2001').modules.keys()]).toEqual([15]);
    await eventually(() => backend.asked.filter(({ path }) => path.startsWith('/cart/data')).length).toBeGreaterThan(1);
    await seenIn(page, CART).toContain('$22.00');
    expect(errorsOf(shop)).toEqual([]);
  });

  it.each([
    ['no quirk', {}],
    ['numbers instead of text', { numbers: 'number' }],
    ['missing quantities', { quantities: 'absent' }],
  ] as const)('shows no “was updated” message for the member’s own add-on: %s', async (_, turned) => {
    const { page, heard } = await openOnSecondBackend({ widgets: ADD, as: 'newcomer', turned });
    const read = page.waitForResponse(
      (response) => response.url().includes('/cart/data') && heard.some(({ name }) => name === 'cart-change'),
    );
    await button(page, ADD_AUDIT).click();
    await (await read).finished();
    await seenIn(page, CART).not.toContain('Saving');
    expect(await textIn(page, CART)).not.toContain('We updated your cart');
  });

  it('shows no “was updated” message for the member’s own choice of a package', async () => {
    const { page, backend } = await openOnSecondBackend({
      widgets: `<${GRID} kind="industry"></${GRID}><${CART}></${CART}>`,
      as: 'newcomer',
    });
    await cardIn(page, 'Parcel Kit').getByRole('button').first().click();
    await eventually(() => cartOf(backend.state, 'member-2001').packageId).toBe(201);
    await eventually(() => backend.asked.filter(({ path }) => path.startsWith('/cart/data')).length).toBeGreaterThan(1);
    await seenIn(page, CART).toContain('$95.00');
    expect(await textIn(page, CART)).not.toContain('We updated your cart');
  });

  it('loses a removed add-on on the page and on the server', async () => {
    const { page, backend } = await openOnSecondBackend({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      cart: { modules: { 1: 1, 15: 1 } },
    });
    await seenIn(page, CART).toContain('Audit Trail');
    await button(page, /Remove.*Audit Trail/).click();
    await eventually(() => [...cartOf(backend.state, 'member-2001').modules.keys()]).toEqual([1]);
    await seenIn(page, CART).not.toContain('$62.00');
  });

  it('is empty, without an error, if the server answers with HTTP 404', async () => {
    const shop = await openOnSecondBackend({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      turned: { statusIn: 'http' },
    });
    await seenIn(shop.page, CART).toContain('Your shopping cart is empty.');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('shows the other lines if one cannot be read, and warns the console once', async () => {
    const shop = await openOnSecondBackend({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      turned: { unreadable: { list: 'cart', which: 'one' } },
      cart: { modules: { 10: 1, 15: 1 } },
    });
    await seenIn(shop.page, CART).toContain('Audit Trail');
    expect(shop.said).toHaveLength(1);
  });

  it('is written without an idempotency key if CORS forbids the header, with one warning in the console', async () => {
    const { page, backend, said } = await openOnSecondBackend({
      widgets: ADD,
      as: 'newcomer',
      turned: { cors: 'simple' },
    });
    await button(page, ADD_AUDIT).click();
    await eventually(() => [...cartOf(backend.state, 'member-2001').modules.keys()]).toEqual([15]);
    const added = backend.asked.filter(({ path }) => path.startsWith('/cart/add'));
    expect(added.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined]);
    await eventually(() => said.filter((text) => /Idempotency-Key/i.test(text)).length).toBe(1);
  });

  it('is ordered at the shown total', async () => {
    const shop = await openOnSecondBackend({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      cart: { packageId: 101 },
    });
    const { page, backend } = shop;
    await seenIn(page, CART).toContain('$149.00');
    await button(page, 'Continue to checkout').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Order now' }).click();
    await eventually(() => page.url()).toContain('/account/manage-features');
    expect(backend.state.orders).toMatchObject([{ memberId: 2001, total: 149_00 }]);
    expect(backend.state.accounts.get('newcomer')?.packageId).toBe(101);
    expect(errorsOf(shop)).toEqual([]);
  });
});
