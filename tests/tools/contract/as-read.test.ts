import { describe, expect, it } from 'vitest';
import { asRead } from '../../../tools/contract/as-read';
import { shapeOf } from '../../../tools/contract/shape';

const wrong = (name: string, body: unknown) =>
  shapeOf(name, asRead(name, body)).filter(({ weight }) => weight === 'required');
const odd = (name: string, body: unknown): readonly string[] =>
  shapeOf(name, asRead(name, body))
    .filter(({ came }) => came !== 'nothing')
    .map(({ path, came }) => `${path} = ${came}`);

const MODULE = {
  id: '8',
  is_module: '1',
  title: 'Live Map',
  catid: '1',
  catname: 'Maps',
  price: '1,080.00',
  is_core: '0',
};

describe('asRead, which normalizes a body as the page reads it,', () => {
  it.each([
    ['numbers and flags written as text', 'ModulesReply', { status: '200', data: [MODULE] }],
    ['a list in result', 'ModulesReply', { status: 200, result: [MODULE] }],
    ['a bare list', 'ModulesReply', [MODULE]],
    ['one record instead of a list of one', 'ModulesReply', { status: 200, data: MODULE }],
    ['comma-separated ids', 'BundlesReply', { data: [{ id: 1, title: 'A', price: 5, ids: '1,2', modules: '3' }] }],
    [
      'another word for a billing cycle',
      'BundlesReply',
      { data: [{ id: 1, title: 'A', price: 5, billing_cycle: 'annual' }] },
    ],
    ['a session in data', 'SessionReply', { status: 200, data: { member_id: '2002', is_subscribed: '1' } }],
    ['the older names of session flags', 'SessionReply', { member_id: 7, subscribed: 1, expired: '0' }],
    [
      'invoices with the documented field names',
      'InvoicesReply',
      { data: [{ invoice_number: 'B-1', date: '2026-11-20', total: '5.00' }] },
    ],
    ['a time without a zone', 'SessionReply', { member_id: 7, expires_at: '2026-12-20 00:00:00' }],
    ['a product without a wrapper', 'ProductReply', { status: 200, data: MODULE }],
    ['billing details without a wrapper', 'BillingInfoReply', { first_name: 'Ana', type: '1', country: 'US' }],
  ])('accepts %s', (_, name, body) => {
    expect(wrong(name, body)).toEqual([]);
    expect(odd(name, body)).toEqual([]);
  });

  it('reports a value that the page cannot read', () => {
    expect(odd('ModulesReply', { data: [{ ...MODULE, id: 'eight', price: 'soon', is_core: 'yes' }] })).toEqual([
      '$.data[0].id = "eight"',
      '$.data[0].price = "soon"',
      '$.data[0].is_core = "yes"',
    ]);
  });

  it('reports a comma-separated text where the page does not split it', () => {
    const plan = { id: 1, title: 'A', price: 5, highlights: 'a, b', subpackage_codes: 'a, b', ids: '1, x' };
    expect(odd('BundlesReply', { currency: 'USD', data: [plan] })).toEqual([
      '$.data[0].ids[1] = "x"',
      '$.data[0].highlights = "a, b"',
    ]);
  });

  it('accepts words instead of numeric codes', () => {
    const invoice = { invoice_number: 'B-1', date: '2026-11-20', total: '5.00', status: 'overdue' };
    expect(odd('InvoicesReply', { data: [invoice] })).toEqual([]);
    expect(odd('SessionReply', { member_id: 7, billing_info: { type: 'ach' } })).toEqual([]);
    expect(odd('BillingInfoReply', { billing: { type: 'paypal', country: 'US' } })).toEqual([]);
  });

  it('reports a missing field with how much the page needs it', () => {
    const { id: _, price: __, ...rest } = MODULE;
    const missing = shapeOf('ModulesReply', asRead('ModulesReply', { currency: 'USD', data: [rest] }));
    expect(missing.map(({ path, weight, page }) => [path, weight, page])).toEqual([
      ['$.data[0].id', 'required', 'leaves out the whole record, because nothing names it'],
      ['$.data[0].price', 'degrades', 'does not sell it: its card leads to the contact page'],
    ]);
  });

  it('leaves a body alone that is not JSON, and pollutes no prototype', () => {
    expect(asRead('ModulesReply', undefined)).toBeUndefined();
    const body = asRead('ModulesReply', JSON.parse('{"__proto__":{"data":1},"constructor":{"x":1}}'));
    expect(({} as { data?: unknown }).data).toBeUndefined();
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });
});
