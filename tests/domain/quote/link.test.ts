import { describe, expect, it } from 'vitest';
import { quoteAddress, quoteIdIn } from '../../../src/domain/quote/link';

const ID = '0c9f1d2b7a64480e9d35fb21c7786e10';
const DEFAULT = '/platform/marketplace/pricing#quote={id}';

describe('the address of a quote', () => {
  it.each([
    [DEFAULT, `/platform/marketplace/pricing#quote=${ID}`],
    ['https://shop.example/?q={id}#cart', `https://shop.example/?q=${ID}#cart`],
  ])('for the route %s is %s', (route, address) => expect(quoteAddress(route, ID)).toBe(address));

  it.each([
    [DEFAULT, '', `#quote=${ID}`, ID],
    ['/shop?a=1&q={id}', `?q=${ID}`, '', ID],
    ['/shop#open/{id}/now', '', `#open/${ID}/now`, ID],
    [DEFAULT, `?quote=${ID}`, '', null],
    [DEFAULT, '', `#other=${ID}`, null],
    [DEFAULT, '', '#quote=', null],
    [DEFAULT, '', '#quote=a/b/c/d/e/f', null],
    ['/shop', `?quote=${ID}`, `#quote=${ID}`, null],
    ['/shop?q={id}', '', `#q=${ID}`, null],
  ])('for the route %s, query %j and hash %j has the id %s [REV-43]', (route, search, hash, id) =>
    expect(quoteIdIn({ search, hash }, route)).toBe(id),
  );
});
