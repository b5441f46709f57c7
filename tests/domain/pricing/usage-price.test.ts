import { describe, expect, it } from 'vitest';
import { isFreeSupport, usagePrice } from '../../../src/domain/pricing/usage-price';
import { aUsage } from '../../kit/catalogue';

describe('usagePrice', () => {
  it.each([
    [8, 0],
    [10, 0],
    [11, 400],
    [12, 800],
    [0, 0],
  ])('of 10 free users and %i in all is %i [MNY-01, MNY-02]', (quantity, price) =>
    expect(usagePrice(aUsage({ freeUsers: 10, price: 400 }), quantity)).toBe(price),
  );
});

describe('isFreeSupport', () => {
  const hero = aUsage({ isSupport: true, freeUsers: 100, price: 300 });

  it.each([
    [0, true, 0],
    [100, true, 0],
    [101, false, 300],
  ])('support for %i is free: %s, and costs %i [MNY-03, MNY-04]', (quantity, isFree, price) => {
    expect(isFreeSupport(hero, quantity)).toBe(isFree);
    expect(usagePrice(hero, quantity)).toBe(price);
  });

  it('is false for an item that is not support, even if it is free [MNY-03]', () => {
    expect(isFreeSupport(aUsage({ freeUsers: 100 }), 0)).toBe(false);
    expect(usagePrice(aUsage({ freeUsers: 100 }), 0)).toBe(0);
  });

  it('reads the number of free users from the item [MNY-04]', () =>
    expect(isFreeSupport(aUsage({ isSupport: true, freeUsers: 0 }), 1)).toBe(false));
});
