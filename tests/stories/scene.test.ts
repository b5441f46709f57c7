import { describe, expect, it } from 'vitest';
import { accounts, memberOf } from '../../demo/sample/account';
import { usualReply } from '../../demo/sample/replies';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { brandCss, BRANDS } from '../../stories/kit/brands';
import { AS_WRITTEN, isAsWritten, sceneOf } from '../../stories/kit/scene';

const WRITTEN = { account: AS_WRITTEN, currency: AS_WRITTEN, cart: AS_WRITTEN };

const cart = () => emptyCart;

describe('the page around a story', () => {
  it('is what the story says where no tool is used', () => {
    const page = { as: 'subscriber', cart: { plan: 12 } };
    expect(sceneOf(page, WRITTEN)).toEqual(page);
    expect(isAsWritten(WRITTEN)).toBe(true);
    expect(isAsWritten({})).toBe(true);
  });

  it.each(accounts)('takes the account $name instead of the story’s', ({ name }) => {
    expect(sceneOf({ as: 'member' }, { ...WRITTEN, account: name }).as).toBe(name);
    expect(isAsWritten({ ...WRITTEN, account: name })).toBe(false);
  });

  it('takes a visitor, another cart and another currency with a country of its own', () => {
    const page = { as: 'subscriber', cart: { plan: 12 } };
    expect(sceneOf(page, { ...WRITTEN, account: 'visitor' }).as).toBeUndefined();
    expect(sceneOf(page, { ...WRITTEN, cart: 'empty' }).cart).toBeNull();
    expect(sceneOf(page, { ...WRITTEN, cart: 'package' }).cart).toEqual({ plan: 8 });
    expect(sceneOf(page, { ...WRITTEN, currency: 'JPY' })).toMatchObject({ currency: 'JPY', country: 'JP' });
  });

  it('bills an account in the chosen currency everywhere', () => {
    const caller = { as: 'subscriber', currency: 'GBP', country: 'GB' } as const;
    expect(usualReply('session', caller, cart)).toMatchObject({ currency: 'GBP', country: 'GB' });
    expect(JSON.stringify(usualReply('subscriptionInfo', caller, cart))).toContain('"£"');
    expect(JSON.stringify(usualReply('invoices', caller, cart))).not.toContain('USD');
    expect(memberOf('subscriber')?.profile.currency).toBe('USD');
  });
});

describe('a brand', () => {
  it('is written as the declarations of a page', () => {
    expect(brandCss(BRANDS.plum.tokens)).toBe(':root {\n  --waybill-accent: #5b2a86;\n  --waybill-radius: 2px;\n}');
  });
});
