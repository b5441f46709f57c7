import { describe, expect, it } from 'vitest';
import {
  creditFaults,
  doubledWrites,
  lostWrites,
  numberFaults,
  orderFaults,
  paymentFaults,
  renewalFaults,
  shownFaults,
  unknownCarts,
} from '../../tools/load/kills/books.mjs';

const FIRST = {
  member_id: 7,
  number: '10000001',
  sequence: 1,
  cause: 'renewal',
  order_id: null,
  lines: [{ kind: 'charge', amount: 17_900 }],
  total: 17_900,
  status: 2,
  period_started_on: '2026-09-20',
  period_ends_on: '2026-10-20',
};
const SECOND = {
  ...FIRST,
  number: '10000002',
  sequence: 2,
  period_started_on: '2026-10-20',
  period_ends_on: '2026-11-20',
};
const HELD = { member_id: 7, credit: 0, period_ends_on: '2026-11-20' };
const ACCOUNT = { id: 7, endedOn: '2026-09-20', credit: 0 };
const lines = (...all: readonly (readonly [string, number])[]) => all.map(([kind, amount]) => ({ kind, amount }));

describe('the books after servers were killed', () => {
  it('have every acknowledged write with the status that was told', () => {
    const acknowledged = new Map([['key-1', { kind: 'order', status: 200 }]]);
    expect(lostWrites(acknowledged, [{ key: 'key-1', status: 200 }])).toEqual([]);
    expect(lostWrites(acknowledged, [])).toEqual(['A write (order) that was answered with 200 is lost']);
    expect(lostWrites(acknowledged, [{ key: 'key-1', status: 409 }])).toHaveLength(1);
  });

  it('carried out each key once, and changed no cart without one', () => {
    const keys = [{ tx: '11', key: 'key-1' }];
    expect(doubledWrites({ keys, steps: [{ tx: '11', tracking_id: 'cart' }] })).toEqual([]);
    expect(doubledWrites({ keys: [...keys, { tx: '12', key: 'key-1' }], steps: [] })).toHaveLength(1);
    expect(doubledWrites({ keys, steps: [{ tx: '12', tracking_id: 'cart' }] })).toHaveLength(1);
  });

  it('have the carts that visitors were told of, and no other', () => {
    expect(unknownCarts(['one', 'two'], ['two', 'one'])).toEqual([]);
    expect(unknownCarts(['one'], ['one', 'two'])).toEqual(['Nobody was told of the cart two']);
    expect(unknownCarts(['one'], [])).toEqual(['The cart one is lost']);
  });

  it.each([
    ['a period billed twice', [FIRST, FIRST, SECOND], HELD],
    ['a period left out', [SECOND], HELD],
    ['a period paid for and not billed', [FIRST], HELD],
    ['a period billed and not held', [FIRST, SECOND], { ...HELD, period_ends_on: '2026-10-20' }],
    ['no renewal', [], { ...HELD, period_ends_on: '2026-09-20' }],
  ])('find %s', (_, invoices, held) => {
    expect(renewalFaults([ACCOUNT], [FIRST, SECOND], [HELD])).toEqual([]);
    expect(renewalFaults([ACCOUNT], invoices, [held])).toHaveLength(1);
  });

  it('follow the credit of an account through its documents', () => {
    const used = { ...FIRST, lines: lines(['charge', 17_900], ['balance', -9000]) };
    const carried = { ...SECOND, lines: lines(['credit', -500], ['carried', 500]) };
    const account = { id: 7, credit: 9000 };
    expect(creditFaults([account], [carried, used], [{ ...HELD, credit: 500 }])).toEqual([]);
    expect(creditFaults([account], [used, { ...used, sequence: 3 }], [HELD])[0]).toContain('used 9000 cents');
    expect(creditFaults([account], [used], [{ ...HELD, credit: 9000 }])[0]).toContain('has 9000 cents');
  });

  it('have each order that was told once, charged and billed once', () => {
    const order = { id: 50_001, member_id: 7, state: 'active' };
    const charge = { order_id: 50_001, amount: 17_900 };
    const bill = { ...FIRST, cause: 'order', order_id: 50_001 };
    const right = { orders: [order], transactions: [charge], invoices: [bill] };
    const told = [{ orderId: 50_001, memberId: 7 }];
    const once = new Map([[7, 1]]);
    expect(orderFaults(told, once, right)).toEqual([]);
    expect(orderFaults(told, once, { ...right, orders: [] })).toContain('The order 50001 is lost');
    expect(orderFaults(told, new Map([[7, 0]]), right)).toHaveLength(1);
    expect(orderFaults(told, once, { ...right, transactions: [charge, charge] })).toHaveLength(1);
    expect(orderFaults(told, once, { ...right, invoices: [] })).toHaveLength(1);
    expect(orderFaults(told, once, { ...right, invoices: [{ ...bill, total: 1 }] })).toHaveLength(1);
    expect(orderFaults(told, once, { ...right, orders: [{ ...order, state: 'pending' }] })).toHaveLength(1);
  });

  it('took one of two payments of an invoice', () => {
    const paid = { number: FIRST.number, statuses: [406, 200] };
    expect(paymentFaults([paid], [FIRST])).toEqual([]);
    expect(paymentFaults([{ ...paid, statuses: [200, 200] }], [FIRST])).toHaveLength(1);
    expect(paymentFaults([{ ...paid, statuses: [406, 406] }], [FIRST])).toHaveLength(1);
    expect(paymentFaults([paid], [{ ...FIRST, status: 10 }])).toHaveLength(1);
  });

  it('have every number of both kinds once', () => {
    const note = { ...FIRST, number: 'CN-10000001' };
    expect(numberFaults([SECOND, FIRST, note])).toEqual([]);
    expect(numberFaults([SECOND])).toEqual(['The document 10000001 is missing, or there twice']);
    expect(numberFaults([FIRST, note, note])).toHaveLength(1);
  });

  it('are what an account is shown', () => {
    const record = { number: '10000001', amount: '179.00', payment_status: 2 };
    expect(shownFaults(new Map([[7, [record]]]), [FIRST])).toEqual([]);
    expect(shownFaults(new Map([[7, []]]), [FIRST])).toHaveLength(1);
    expect(shownFaults(new Map([[7, [{ ...record, amount: '178.00' }]]]), [FIRST])).toHaveLength(1);
  });
});
