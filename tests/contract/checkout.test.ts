import { describe, expect, it } from 'vitest';
import { readOrder, toDisableBody, toOrderBody, toSubscribeBody } from '../../src/contract/order';
import { readActive, readCheck } from '../../src/contract/subscription-status';
import { readUpgrade, toChangeBody, toCreateBody } from '../../src/contract/upgrade-message';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { SubscriptionKind } from '../../src/domain/codes/subscription';
import { COMPONENTS } from '../../tools/contract/openapi/document';
import { aCart, aModule, aPlan } from '../kit/catalogue';

const example = (name: string) => COMPONENTS.find((one) => one.name === name)?.schema.example as object;
const wish = {
  content: aCart({
    plan: aPlan({ id: 8, minimumAssetCount: 10 }),
    bundled: [aModule({ id: 1 })],
    extra: [aModule({ id: 2 })],
  }),
  kind: SubscriptionKind.marketplace,
  isLegacy: false,
  memberId: 7,
  trackingId: 'abc',
  postState: 26,
  method: 1,
};

describe('the body of an order', () => {
  it('has type, is_legacy, account, items with id and srt, and the payment method [CHK-16, CHK-17]', () => {
    expect(toOrderBody(wish)).toEqual({
      type: 0,
      is_legacy: 0,
      account: { type: 0, tracking_id: 'abc', member_id: 7 },
      order: {
        state: 26,
        items: [
          {
            id: 8,
            bundled: 1,
            code: 'plan-code-8',
            srt: 'p8',
            quantity: 10,
            selected_subpackages: [],
            modules: { 1: { id: 1, srt: 's1', quantity: 1 }, 2: { id: 2, srt: 's2', quantity: 1 } },
          },
        ],
      },
      billing: { type: 1 },
    });
  });

  it('is null for a cart without a plan, or with an item that breaks the order schema', () => {
    expect(toOrderBody({ ...wish, content: emptyCart })).toBeNull();
    expect(toOrderBody({ ...wish, content: aCart({ plan: aPlan({ code: 'short' }) }) })).toBeNull();
  });

  it('carries the order id and token of the preparation to the next call', () => {
    const prepared = readOrder(example('OrderReply'));
    const body = toOrderBody(wish);
    expect(prepared).toMatchObject({ orderId: 50_001 });
    expect(prepared && body && toSubscribeBody(body, prepared)).toMatchObject({ order_id: 50_001, type: 0 });
    expect(prepared && toDisableBody(prepared)).toEqual({ order_id: 50_001, token: prepared?.token });
  });

  it.each([null, '', {}, { result: null }, { result: 'x' }, { result: { order_id: 1 } }, { result: { token: 'x' } }])(
    'is not prepared if the server replies %j',
    (body) => {
      expect(readOrder(body)).toBeNull();
    },
  );
});

describe('the status of a subscription', () => {
  it('is read from the body, whose status overrides the one of HTTP', () => {
    expect(readActive(example('ActiveStatusReply'), 200)).toEqual({ status: 200, isEnabled: true, hasRecord: true });
    expect(readActive({ status: '400', has_record: '1' }, 200)).toEqual({
      status: 400,
      isEnabled: false,
      hasRecord: true,
    });
    expect(readActive(null, 200)).toEqual({ status: null, isEnabled: false, hasRecord: false });
  });

  it('says whether a payment is pending, and whether the last one was declined', () => {
    expect(readCheck(example('SubscriptionCheckReply'))).toMatchObject({ isEnabled: true, isDeclined: false });
    const declined = { has_pending_transactions: 1, last_order: { order_id: 1, state: 'failed' } };
    expect(readCheck(declined)).toMatchObject({ hasPending: true, isDeclined: true });
    expect(readCheck('x')).toBeNull();
  });
});

describe('the terms of an upgrade', () => {
  it('are read in minor units, with their billing cycles', () => {
    expect(readUpgrade(example('UpgradeMessageReply'))).toMatchObject({
      currency: 'USD',
      currentTimeframe: 'month',
      statement: { version: expect.any(String), total: expect.any(Number) },
      cycles: [{ timeframe: 'month', isCurrent: true, statement: { total: expect.any(Number) } }],
    });
  });

  it('skip an unknown billing cycle, and are null if the reply has none', () => {
    expect(readUpgrade({ message: 'Yes.', billing_cycles: [{ timeframe: 'week' }] })?.cycles).toEqual([]);
    expect(readUpgrade('x')).toBeNull();
    expect(readUpgrade({ title: 'Business', billing_cycles: [{ timeframe: 'week' }] })).toBeNull();
  });

  it('are confirmed with the chosen cycle and whether it changes [UPG-11]', () => {
    expect(toChangeBody('year', 'month')).toEqual({ timeframe: 'year', change_billing_model: 1 });
    expect(toChangeBody('year', 'year')).toEqual({ timeframe: 'year', change_billing_model: 0 });
    expect(toChangeBody(null, 'year')).toEqual({ timeframe: 'year', change_billing_model: 0 });
  });

  it('are confirmed as a reactivation only after expiry [UPG-09]', () => {
    expect([toCreateBody(true), toCreateBody(false)]).toEqual([{ is_reactivate: 1 }, { is_reactivate: 0 }]);
  });
});
