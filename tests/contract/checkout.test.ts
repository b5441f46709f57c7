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

describe('the order payload', () => {
  it('holds type, is_legacy, account, items with id and srt, and how it is paid [CHK-16, CHK-17]', () => {
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

  it('is none of a cart that is no order', () => {
    expect(toOrderBody({ ...wish, content: emptyCart })).toBeNull();
    expect(toOrderBody({ ...wish, content: aCart({ plan: aPlan({ code: 'short' }) }) })).toBeNull();
  });

  it('is sent on with what the server prepared', () => {
    const prepared = readOrder(example('OrderReply'));
    const body = toOrderBody(wish);
    expect(prepared).toMatchObject({ orderId: 50_001 });
    expect(prepared && body && toSubscribeBody(body, prepared)).toMatchObject({ order_id: 50_001, type: 0 });
    expect(prepared && toDisableBody(prepared)).toEqual({ order_id: 50_001, token: prepared?.token });
  });

  it.each([null, '', {}, { result: null }, { result: 'x' }, { result: { order_id: 1 } }, { result: { token: 'x' } }])(
    'is not prepared by %j',
    (body) => {
      expect(readOrder(body)).toBeNull();
    },
  );
});

describe('how a subscription stands', () => {
  it('is read from the body, whose status counts', () => {
    expect(readActive(example('ActiveStatusReply'), 200)).toEqual({ status: 200, isEnabled: true, hasRecord: true });
    expect(readActive({ status: '400', has_record: '1' }, 200)).toEqual({
      status: 400,
      isEnabled: false,
      hasRecord: true,
    });
    expect(readActive(null, 200)).toEqual({ status: null, isEnabled: false, hasRecord: false });
  });

  it('says whether a payment is on its way, and whether the last was declined', () => {
    expect(readCheck(example('SubscriptionCheckReply'))).toMatchObject({ isEnabled: true, isDeclined: false });
    const declined = { has_pending_transactions: 1, last_order: { order_id: 1, state: 'failed' } };
    expect(readCheck(declined)).toMatchObject({ hasPending: true, isDeclined: true });
    expect(readCheck('x')).toBeNull();
  });
});

describe('what an upgrade would mean', () => {
  it('is read in minor units, with its cycles', () => {
    expect(readUpgrade(example('UpgradeMessageReply'))).toMatchObject({
      currency: 'USD',
      currentTimeframe: 'month',
      statement: { version: expect.any(String), total: expect.any(Number) },
      cycles: [{ timeframe: 'month', isCurrent: true, statement: { total: expect.any(Number) } }],
    });
  });

  it('leaves out a cycle that we do not know, and is none where there is no record', () => {
    expect(readUpgrade({ message: 'Yes.', billing_cycles: [{ timeframe: 'week' }] })?.cycles).toEqual([]);
    expect(readUpgrade('x')).toBeNull();
    expect(readUpgrade({ title: 'Business', billing_cycles: [{ timeframe: 'week' }] })).toBeNull();
  });

  it('is confirmed with the cycle and whether it changes [UPG-11]', () => {
    expect(toChangeBody('year', 'month')).toEqual({ timeframe: 'year', change_billing_model: 1 });
    expect(toChangeBody('year', 'year')).toEqual({ timeframe: 'year', change_billing_model: 0 });
    expect(toChangeBody(null, 'year')).toEqual({ timeframe: 'year', change_billing_model: 0 });
  });

  it('after expiry is a reactivation, and else not [UPG-09]', () => {
    expect([toCreateBody(true), toCreateBody(false)]).toEqual([{ is_reactivate: 1 }, { is_reactivate: 0 }]);
  });
});
