import { afterEach, describe, expect, it } from 'vitest';
import '../../demo/sample/backend';
import { waybill } from '../../src/app/public';
import { attemptStepped } from '../../src/flows/checkout/slice';
import { all, one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';

const CART = 'waybill-cart';
const open = (markup: string, more = {}) => mountPage(markup, { api: 'mock', ...more });
const root = () => shadowOf('waybill-dialogs');
const quantity = (): number => waybill.cart.get().modules.length;

afterEach(() => localStorage.clear());

describe('a page with api: mock', () => {
  it('shows packages of the sample shop, and asks nobody', async () => {
    const { calls } = await open('<waybill-pricing-table category="dynamic-routing"></waybill-pricing-table>');
    await until(() => expect(seen('waybill-pricing-table')).toContain('Route Planner'));
    expect(calls).toEqual([]);
  });

  it('shows them in the language of the page', async () => {
    document.documentElement.lang = 'es';
    await open('<waybill-pricing-table></waybill-pricing-table>');
    await until(() => expect(seen('waybill-pricing-table')).toContain('Planificador de rutas'));
  });

  it('remembers the cart beyond the page', async () => {
    const page = await open(`<${CART}></${CART}>`);
    await expect(waybill.cart.add('package/8')).resolves.toEqual({ status: 'added' });
    const before = quantity();
    const { calls } = await page.reload();
    await until(() => expect(seen(CART)).toContain('Total'));
    expect(quantity()).toBe(before);
    expect(calls).toEqual([]);
  });

  it('shares the cart by a link that opens it on this page', async () => {
    await open('<waybill-share-quote></waybill-share-quote>');
    await waybill.cart.add('package/8');
    await until(() => one(shadowOf('waybill-share-quote'), 'button', 'Copy link'));
    one(shadowOf('waybill-share-quote'), 'button', 'Copy link').click();
    await until(() => expect(seen('waybill-share-quote')).toMatch(/Link to this quote: http.*#quote=/));
  });

  it('carries a member’s order out, which ends enabled', async () => {
    const { calls, store } = await open(`<${CART}></${CART}>`, { memberId: 7 });
    await waybill.cart.add('package/8');
    await until(() => one(shadowOf(CART), 'button', 'Continue to checkout'));
    one(shadowOf(CART), 'button', 'Continue to checkout').click();

    await until(() => one(root(), 'button', /^Order for/));
    one(root(), 'button', /^Order for/).click();
    await holds(() => store.getState().session.account.isSubscribed);
    expect(all(root(), 'dialog').map(textOf).join(' ')).toContain('active');
    expect(calls).toEqual([]);
    store.dispatch(attemptStepped({ event: { type: 'left' } }));
  });
});
