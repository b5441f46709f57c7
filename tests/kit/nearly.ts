import * as fc from 'fast-check';
import { ORDER_CALLS } from '../../src/domain/checkout/order';
import { cartBody, wireModule, wirePlan } from './wire';

/** The id of the member who is signed in on the fuzzed pages. */
const MEMBER = 7;

const key = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const member = fc.constantFrom<unknown>(MEMBER, MEMBER, `${MEMBER}`, 8, null);
const either = fc.constantFrom<unknown>(0, 1, true, false, null);
const moment = fc.oneof(fc.constant(Date.now()), fc.integer(), fc.double());
const { data } = cartBody(wirePlan(1002), [wireModule(11)]);

const order = fc.record({
  ending: fc.constantFrom<unknown>('checkout', 'upgrade', 'migration', 'x'),
  memberId: member,
  surface: fc.constantFrom('pricing', 'marketplace', 'x'),
  call: fc.constantFrom<unknown>(...ORDER_CALLS, 'modulesPurchase', '__proto__'),
  postState: fc.integer(),
  goesTo: fc.constantFrom('routes', '//evil.test', 'javascript:alert(1)'),
  planId: fc.constantFrom<unknown>(1002, null, 'x'),
  title: fc.string(),
  total: fc.integer(),
  currency: fc.constantFrom('USD', 'x'),
  query: fc.dictionary(fc.string(), fc.integer()),
  body: fc.oneof(fc.jsonValue(), fc.constant({ plan_id: 1002 })),
  moved: fc.jsonValue(),
});

/** Arbitraries of forged storage values, by key: valid records and near misses. */
const NEARLY: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  checkout: fc.record({ key, startedAt: moment, isAccepted: either, isHidden: either, order }),
  activation: fc.record({
    key,
    memberId: member,
    moduleId: fc.constantFrom(11, 12, -1),
    action: fc.constantFrom('activate', 'deactivate', 'x'),
    at: moment,
  }),
  billing_draft: fc.record({
    memberId: member,
    method: fc.constantFrom<unknown>('credit_card', 'ach', 'x', null),
    details: fc.dictionary(fc.constantFrom('firstName', 'city', 'zip', '__proto__'), fc.jsonValue()),
  }),
  invoices: fc.record({ memberId: member, year: fc.jsonValue(), page: fc.oneof(fc.integer(), fc.jsonValue()) }),
  merge: fc.record({
    memberId: member,
    answer: fc.constantFrom('ok', 'cancel', null),
    chosen: fc.oneof(fc.jsonValue(), fc.constant({ cart: data })),
    visitor: fc.jsonValue(),
    former: fc.jsonValue(),
  }),
  cart: fc.record({
    cart: fc.constant(data),
    currency: fc.string(),
    trackingId: fc.string(),
    tab: fc.string(),
    member,
  }),
  token: fc.record({ member, token: fc.string() }),
  timestamp: moment,
  suggestions: fc.array(fc.tuple(fc.string(), fc.array(fc.constantFrom('module/11', 'package/1001', 'x/1')))),
  events: fc.array(
    fc.record({ key: fc.string(), tries: fc.integer(), event: fc.record({ name: fc.constantFrom('page_view', 'x') }) }),
  ),
};

/** Returns an arbitrary for a storage key: any text, our envelope around any JSON, or our envelope around a near miss. */
export const keptAs = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ v: fc.constant(1), at: moment, data: fc.oneof(fc.jsonValue(), NEARLY[name] ?? fc.jsonValue()) })
      .map((one) => JSON.stringify(one)),
    fc
      .record({ v: fc.constant(1), at: fc.constant(Date.now()), data: NEARLY[name] ?? fc.jsonValue() })
      .map((one) => JSON.stringify(one)),
  );

/** Arbitrary of event details: any JSON, or nearly those of our events. */
export const detail = fc.oneof(
  fc.jsonValue(),
  fc.record({
    planId: fc.constantFrom<unknown>(1002, '1002', null),
    moduleId: fc.constantFrom<unknown>(11, 12, {}),
    moduleIds: fc.jsonValue(),
    method: fc.constantFrom('credit_card', 'x'),
    to: fc.constantFrom('/register', '//evil.test', 'javascript:alert(1)'),
    reason: fc.string(),
    kind: fc.constantFrom('assign', 'reload', 'x'),
    code: fc.integer(),
    number: fc.string(),
    timeframe: fc.constantFrom('year', 'month', null),
  }),
);

const stamp = fc.record({ at: fc.oneof(fc.double(), fc.constant(Date.now() + 1e6)), tab: fc.string() });

/** Arbitrary of broadcasts between tabs: any JSON, nearly ours, or actions of the store. */
export const message = fc.oneof(
  fc.jsonValue(),
  fc.record({
    v: fc.constantFrom<unknown>(1, 2, '1'),
    kind: fc.constantFrom<unknown>('cart', 'upgrade', 'account', 'order', 'activation', 'migration', 'billing', {}),
    stamp: fc.oneof(stamp, fc.jsonValue()),
    shared: fc.oneof(
      fc.jsonValue(),
      fc.record({ cart: fc.oneof(fc.jsonValue(), fc.constant(data)), currency: fc.string() }),
    ),
    memberId: fc.oneof(member, fc.jsonValue()),
    moduleId: fc.constantFrom(11, 12),
    action: fc.constantFrom('activate', 'deactivate'),
    order: fc.oneof(order, fc.constant({ call: 'subscriptionChange', timeframe: 'year', current: 'month' })),
  }),
  // Actions of the store, which must not be dispatched just because a message looks like one.
  fc.record({
    type: fc.constantFrom('upgrade/ordered', 'checkout/wanted', 'activation/begun', 'migration/agreed'),
    payload: fc.jsonValue(),
  }),
);
