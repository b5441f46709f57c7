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
      ...(['year', 'month'] as const).flatMap((cycle, n) =>
        (['standard', 'commercial'] as const).map((edition, e) =>
          aPlan({
            id: 3 + n * 2 + e,
            path: 'fleet',
            code: `fleet-${cycle}-${edition}`,
            family: 'fleet',
            cycle,
            edition,
          }),
        ),
      ),
      aPlan({ id: 7, path: 'load-testing', type: 'internal' }),
      aPlan({ id: 8, path: 'only-monthly', cycle: 'month' }),
    ],
  });

  const toggles = { cycle: 'year', edition: 'standard' } as const;
  it.each([
    ['fleet', 3],
    ['fleet-month-standard', 5],
    ['only-monthly', 8],
    ['load-testing', undefined],
    ['shared-name-code', 2],
    ['unknown', undefined],
    ['', undefined],
  ])('%j names plan %s [NAV-17]', (name, id) => expect(findPlanByHash(plans, name, toggles)?.id).toBe(id));

  it.each([
    ['year', 'standard', 3],
    ['year', 'commercial', 4],
    ['month', 'standard', 5],
    ['month', 'commercial', 6],
  ] as const)('under %s and %s a family is plan %i', (cycle, edition, id) =>
    expect(findPlanByHash(plans, 'fleet', { cycle, edition })?.id).toBe(id),
  );
});
