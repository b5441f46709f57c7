import type { EndpointName } from '../../../src/api/endpoints';
import { ORDER_CALLS } from '../../../src/domain/checkout/order';
import { ACCOUNT_ROWS } from './account';
import { ACTIVATION } from './activation';
import { BANK_ROWS } from './bank';
import { BILLING } from './billing';
import { CART } from './cart';
import { CHECKOUT } from './checkout';
import { MARKET } from './market';
import { MARKET_ORDERS } from './market-orders';
import { MIGRATION } from './migration';
import { OVERALL } from './overall';
import { QUANTITIES } from './quantities';
import { QUOTES } from './quote';
import type { Row } from './row';
import { SHOP } from './shop';
import { SIGN_IN } from './sign-in';
import { UPGRADE } from './upgrade';

/** All fault rows, by file. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  account: ACCOUNT_ROWS,
  activation: ACTIVATION,
  bank: BANK_ROWS,
  billing: BILLING,
  cart: CART,
  checkout: CHECKOUT,
  market: MARKET,
  'market-orders': MARKET_ORDERS,
  migration: MIGRATION,
  overall: OVERALL,
  quantities: QUANTITIES,
  quote: QUOTES,
  shop: SHOP,
  'sign-in': SIGN_IN,
  upgrade: UPGRADE,
};

/** Calls without a fault row, each with the reason why none is needed. */
export const WITHOUT_ROW: Partial<Record<EndpointName, string>> = {
  quoteCart:
    'asked for by the page whose address opens a quote, whatever widgets stand there: tests/widgets/quote-link.test.tsx plays its faults',
  outcome: 'asked for by the client within each write of the rows, where it answers, knows nothing or fails',
};

/** Calls whose endpoint name is not written beside the call: the file, and the names. */
export const BY_NAME: Readonly<Record<string, readonly EndpointName[]>> = {
  'src/flows/checkout/submit.ts': ORDER_CALLS,
  // Resources: their endpoints are named where each resource is defined.
  'src/store/resources/resource.ts': [],
};
