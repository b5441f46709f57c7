import { describe, expect, it } from 'vitest';
import { readPlatforms } from '../../src/contract/marketplace';
import { campaignOf } from '../../src/domain/catalogue/campaign';
import { documentAddress, safeAddress } from '../../src/domain/routes/safe-address';
import { withQuery } from '../../src/page/redirect';
import { BYPASSES } from '../kit/bypasses';

const PAGE = 'https://shop.example/pricing/';
describe('safeAddress', () => {
  it('has a table of at least the 60 usual bypasses', () => expect(new Set(BYPASSES).size).toBeGreaterThanOrEqual(60));

  it.each(BYPASSES)('refuses %j', (target) => {
    expect(safeAddress(target, PAGE, [])).toBeNull();
  });

  it.each([
    ['/register?utm_source=a', 'https://shop.example/register?utm_source=a'],
    ['/account/manage-features#packages', 'https://shop.example/account/manage-features#packages'],
    ['register', 'https://shop.example/pricing/register'],
    ['https://shop.example/x', 'https://shop.example/x'],
    ['https://app.example/x', 'https://app.example/x'],
  ])('goes to %s', (target, address) => {
    expect(safeAddress(target, PAGE, ['https://app.example'])).toBe(address);
  });
});

describe('an address that the server sends', () => {
  const SERVER = 'https://api.example/';

  it.each(BYPASSES)('of a document is followed over https or on the server’s own origin only: %j', (target) => {
    const address = documentAddress(target, SERVER);
    expect(address === null || /^https:\/\/[^/\\@\s]+\//.test(address)).toBe(true);
  });

  it.each(BYPASSES)('of a category’s site is followed over https only: %j', (url) => {
    const [platform] = readPlatforms({ data: [{ id: 1, url }] }) ?? [];
    expect(platform?.url === null || new URL(platform?.url ?? '').protocol === 'https:').toBe(true);
  });
});

describe('the query', () => {
  it.each(BYPASSES)('never causes a redirect to another site: %j', (target) => {
    const campaign = campaignOf(
      `?utm_source=${encodeURIComponent(target)}&next=${encodeURIComponent(target)}&utm_${target}`,
    );
    for (const query of [campaign, target]) {
      const address = safeAddress(withQuery('/register', query), PAGE, []);
      expect(address === null || address.startsWith('https://shop.example/register?')).toBe(true);
    }
  });
});

describe('withQuery', () => {
  it.each([
    ['/register', '', '/register'],
    ['/register', undefined, '/register'],
    ['/register', 'utm_source=a', '/register?utm_source=a'],
    ['/register', '?utm_source=a', '/register?utm_source=a'],
    ['/register?plan=1', 'utm_source=a', '/register?plan=1&utm_source=a'],
    ['/a#b', 'utm_source=a', '/a?utm_source=a#b'],
  ])('%s with %s is %s [NAV-20]', (route, query, expected) => {
    expect(withQuery(route, query)).toBe(expected);
  });
});
