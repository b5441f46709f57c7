import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import type { Cart } from '../../src/domain/cart/types';
import type { CurrencyCode } from '../../src/domain/money/currency';
import { cartRecord } from '../server/cart/record';
import { money } from '../server/shop/records';
import { billingBody, infoBody, memberOf, sessionBody, type Caller } from './account';
import { invoicesBody } from './invoices';
import { bundlesReply, industriesBody, platformsBody, productsBody, shop } from './shop';

/** Returns the reply of `GET /cart/data`. */
export const cartReply = (cart: Cart, code: CurrencyCode) => ({
  status: 200,
  ...money(code),
  tracking_id: null,
  ...cartRecord(shop, cart, code),
});

/**
 * Returns the reply that a call gets where nothing else is said, for one of the demo accounts or a visitor.
 * @param cart the caller's cart
 */
export const usualReply = (name: EndpointName, caller: Caller, cart: () => Cart): object => {
  const currency = caller.currency ?? 'USD';
  const member = memberOf(caller.as, caller);
  switch (name) {
    case 'session':
      return sessionBody(caller, member);
    case 'billingInfo':
      return billingBody(member);
    case 'subscriptionInfo':
      return infoBody(member);
    case 'invoices':
      return invoicesBody(member);
    case 'token':
      return { status: 200, token: 'token' };
    case 'bundles':
      return bundlesReply(currency);
    case 'products':
      return productsBody(currency);
    case 'platforms':
      return platformsBody();
    case 'industries':
      return industriesBody();
    case 'suggestions':
      return { status: 200, data: [] };
    case 'cart':
      return cartReply(cart(), currency);
    case 'cartAdd':
    case 'cartRemove':
    case 'cartRemoveCategory':
    case 'localization':
      return { status: 200 };
    default:
      return { status: 404 };
  }
};

/** The calls by method and path. */
const patterns = Object.entries(ENDPOINTS).map(([name, { method, path }]) => ({
  name: name as EndpointName,
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns the call that a method and a path name; undefined if there is none. */
export const callOf = (method: string, path: string): EndpointName | undefined =>
  patterns.find((one) => one.method === method && one.path.test(path))?.name;
