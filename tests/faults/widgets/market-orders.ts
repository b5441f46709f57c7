import { cartBody, subscribed, wireModule } from '../../kit/wire';
import { ANSWERS, ORDER } from './checkout';
import type { Row } from './row';

const PREPARED = { status: 200, result: { order_id: 1, token: 'prepared' } };
const BOUGHT = { ...ANSWERS, session: subscribed(1002), orderUpdate: PREPARED, subscribe: { status: 200 } };
/** A cart with a custom solution that has one module fewer than the subscription. */
const FEWER = {
  ...ANSWERS,
  session: subscribed(0, { subscription: { plan_id: 0, module_ids: [11, 14], timeframe: 'month', kind: 4, state: 1 } }),
  cart: cartBody(null, [wireModule(11)]),
  orderUpdate: PREPARED,
  moduleDisable: { status: 200 },
};

const MARKET = {
  ...ORDER,
  of: 'order',
  at: '/platform/marketplace',
  renews: 'what has no words of its own may come of a page that is out of date',
} as const satisfies Omit<Row, 'endpoint'>;

/** Fault rows for a subscriber's order in the marketplace, which is prepared first. */
export const MARKET_ORDERS: readonly Row[] = [
  { ...MARKET, endpoint: 'orderUpdate', answers: BOUGHT, takesAny: undefined },
  { ...MARKET, endpoint: 'subscribe', answers: BOUGHT },
  { ...MARKET, endpoint: 'moduleDisable', answers: FEWER },
  {
    ...MARKET,
    endpoint: 'subscriptionUpdate',
    as: 'a first order',
    answers: { ...ANSWERS, subscriptionUpdate: { status: 200 } },
  },
];
