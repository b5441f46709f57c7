import { describe, expect, it } from 'vitest';
import { readCart } from '../../src/contract/cart';
import { checkOrderItem, toOrderItem } from '../../src/contract/order-item';
import { cartRecord } from './kit';

const item = (more: object = {}) => ({
  id: 35,
  bundled: 1,
  code: 'route-planning',
  srt: '010',
  modules: { 12: { id: 12, srt: '020' } },
  ...more,
});
const isValid = (value: unknown) => checkOrderItem(value).ok;

describe('checkOrderItem', () => {
  it('accepts a valid order item', () => {
    expect(checkOrderItem(item())).toEqual({ ok: true, item: item() });
    expect(isValid(item({ id: 0, bundled: 0, modules: {} }))).toBe(true);
  });

  it.each(['35', 'x', null, undefined, Number.NaN, {}])('rejects the id %j [CRT-48]', (id) => {
    expect(isValid(item({ id }))).toBe(false);
  });

  it.each(['1', true, null, undefined, Number.NaN])('rejects %j for bundled [CRT-49]', (bundled) => {
    expect(isValid(item({ bundled }))).toBe(false);
  });

  it.each([
    ['a'.repeat(9), false],
    ['a'.repeat(10), true],
    ['a'.repeat(50), true],
    ['a'.repeat(51), false],
    ['', false],
    [1_234_567_890, false],
    [null, false],
    [['a'.repeat(10)], false],
  ])('accepts the code %j: %s [CRT-50]', (code, valid) => {
    expect(isValid(item({ code }))).toBe(valid);
  });

  it.each([10, null, undefined, {}])('rejects the srt %j [CRT-51]', (srt) => {
    expect(isValid(item({ srt }))).toBe(false);
  });

  it.each([
    { 12: { id: '12', srt: '020' } },
    { 12: { srt: '020' } },
    { 12: { id: 12 } },
    { 12: { id: 12, srt: 20 } },
    { 12: null },
    { 12: { id: 12, srt: '020' }, 13: {} },
    null,
    'x',
    undefined,
  ])('rejects the modules %j [CRT-52]', (modules) => {
    expect(isValid(item({ modules }))).toBe(false);
  });

  it.each([null, undefined, 'x', 5, [], {}])('rejects %j with the documented code and message [CRT-53]', (value) => {
    expect(checkOrderItem(value)).toEqual({ ok: false, code: 500, message: 'Invalid cart item' });
  });

  it('accepts the item that is built from a cart', () => {
    const cart = readCart(cartRecord())?.cart;
    if (!cart) throw new Error('no cart');
    expect(checkOrderItem(toOrderItem(cart))).toEqual({ ok: true, item: item({ code: 'route-planning-year' }) });
    expect(toOrderItem({ ...cart, plan: null })).toBeNull();
  });
});
