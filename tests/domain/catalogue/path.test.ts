import { describe, expect, it } from 'vitest';
import { findPlanByHash, parsePackageHash } from '../../../src/domain/catalogue/path';
import { aCatalogue, aPlan } from '../../kit/catalogue';

describe('parsePackageHash', () => {
  it.each([
    ['#pkg?utm_source=a', 'pkg', 'utm_source=a'],
    ['#pkg?utm_source=a&utm_medium=b', 'pkg', 'utm_source=a&utm_medium=b'],
    ['#pkg?id=5&utm_source=a', 'pkg', 'utm_source=a'],
    ['#pkg?utm_source=a?b', 'pkg', 'utm_source=a%3Fb'],
    ['#pkg', 'pkg', ''],
    ['#pkg?', 'pkg', ''],
    ['pkg', 'pkg', ''],
    ['#route%20optimization', 'route optimization', ''],
    ['#100%', '100%', ''],
    ['#', '', ''],
    ['', '', ''],
  ])('reads %j as %j with campaign %j [NAV-19]', (hash, name, utm) =>
    expect(parsePackageHash(hash)).toEqual({ name, utm }),
  );
});

describe('findPlanByHash', () => {
  const { plans } = aCatalogue({
    plans: [
      aPlan({ id: 1, path: '', code: 'shared-name-code' }),
      aPlan({ id: 2, path: 'shared-name-code', code: 'other-plan-code' }),
      aPlan({ id: 3, path: 'fleet', code: 'fleet-annual-code' }),
    ],
  });

  it.each([
    ['fleet', 3],
    ['fleet-annual-code', 3],
    ['shared-name-code', 2],
    ['unknown', undefined],
    ['', undefined],
  ])('%j names plan %s [NAV-17]', (name, id) => expect(findPlanByHash(plans, name)?.id).toBe(id));
});
