import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from '../../../src/domain/marketplace/address';
import { ROUTES } from './kit';

const of = (path: string) => {
  const address = parseAddress(path, ROUTES);
  return address && [address.prefix, address.kind, address.segments.join(' '), address.view];
};

describe('parseAddress', () => {
  it.each([
    ['/platform/marketplace', ['', 'platform', '', 'grid']],
    ['/platform/marketplace/', ['', 'platform', '', 'grid']],
    ['/platform/marketplace/list', ['', 'platform', '', 'list']],
    ['/platform/marketplace/routing/route', ['', 'platform', 'routing route', 'grid']],
    ['/platform/marketplace/routing/route/list', ['', 'platform', 'routing route', 'list']],
    ['/platform/marketplace/routing/route/curb', ['', 'platform', 'routing route curb', 'grid']],
    ['/platform/marketplace/routing/route/curb/list/', ['', 'platform', 'routing route curb', 'list']],
    ['/fr/platform/marketplace/routing/route', ['/fr', 'platform', 'routing route', 'grid']],
    ['/pt-br/platform/marketplace/list', ['/pt-br', 'platform', '', 'list']],
    ['/platform/marketplace/industries', ['', 'industry', '', 'grid']],
    ['/vi/platform/marketplace/industries/pencil/list', ['/vi', 'industry', 'pencil', 'list']],
    ['/platform/marketplace/caf%C3%A9/%', ['', 'platform', 'café %', 'grid']],
  ])('reads %s [MKT-05, MKT-06, MKT-07, MKT-08]', (path, says) => expect(of(path)).toEqual(says));

  it.each([
    '/platform/marketplace/pricing',
    '/fr/platform/marketplace/pricing',
    '/platform/marketplaces',
    '/pricing',
    '/french/platform/marketplace',
    '/',
    '',
  ])('leaves %s alone', (path) => expect(parseAddress(path, ROUTES)).toBeNull());

  it('accepts routes of the host as absolute URLs, and base paths that look like a language', () => {
    const routes = { marketplace: 'https://shop.example/ad/?x=1#y', industries: '/ad/trades/' };
    expect(parseAddress('/ad/routing/route', routes)).toMatchObject({ prefix: '', segments: ['routing', 'route'] });
    expect(parseAddress('/es/ad/trades/pencil', routes)).toMatchObject({ prefix: '/es', kind: 'industry' });
  });
});

describe('formatAddress', () => {
  const segment = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).filter((text) => text !== 'list');
  const address = fc.record({
    prefix: fc.constantFrom('', '/fr', '/es'),
    kind: fc.constantFrom('platform' as const, 'industry' as const),
    segments: fc.array(
      segment.filter((text) => !['pricing', 'industries'].includes(text)),
      { maxLength: 3 },
    ),
    view: fc.constantFrom('grid' as const, 'list' as const),
  });

  it('is the inverse of parseAddress [MKT-05, MKT-07]', () => {
    fc.assert(
      fc.property(address, (given) => {
        const isWritable = given.segments.every((text) => text !== '.' && text !== '..');
        fc.pre(isWritable);
        expect(parseAddress(formatAddress(given, ROUTES), ROUTES)).toEqual(given);
      }),
    );
  });

  it('never throws for typed text', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const read = parseAddress(`/platform/marketplace/${path}`, ROUTES);
        expect(read === null || Array.isArray(read.segments)).toBe(true);
      }),
    );
  });
});
