import { describe, expect, it } from 'vitest';
import { bundledLine, newLine } from '../../../src/domain/cart/new-line';
import { linePrice, lineQuantity } from '../../../src/domain/pricing/module-price';
import { aModule } from '../../kit/catalogue';

const metered = { pricingType: 'USAGE', price: 300, quantity: 7, minimumAssetCount: 5 } as const;
const trial = { isTrial: true, quantity: 2 };

describe('a metered line', () => {
  it('multiplies its price by its quantity [MNY-07]', () => expect(linePrice(newLine(aModule(metered)))).toBe(2100));

  it('uses the quantity of its own trial [MNY-08]', () =>
    expect(lineQuantity(newLine(aModule({ ...metered, trial })))).toBe(2));

  it('uses the minimum asset count in a bundle [MNY-09]', () =>
    expect(linePrice(bundledLine(aModule(metered)))).toBe(1500));

  it('uses the minimum asset count also if another quantity was chosen [MNY-09]', () =>
    expect(lineQuantity({ ...bundledLine(aModule(metered)), quantity: 9 })).toBe(5));

  it('prefers the trial over the bundle [MNY-08]', () =>
    expect(lineQuantity(bundledLine(aModule({ ...metered, trial })))).toBe(2));

  it('may be free while its trial lasts [MNY-08]', () =>
    expect(linePrice(newLine(aModule({ ...metered, trial: { isTrial: true, quantity: 0 } })))).toBe(0));

  it.each([
    [80, 0],
    [100, 0],
    [101, 300],
  ])('is free for its first units: %i of a support level cost %i [MNY-01, MNY-04]', (quantity, price) =>
    expect(linePrice(newLine(aModule({ ...metered, quantity, freeUsers: 100 })))).toBe(price),
  );

  it('has quantity 1 in a bundle without a minimum', () =>
    expect(lineQuantity(bundledLine(aModule({ ...metered, minimumAssetCount: 0 })))).toBe(1));
});

describe('a fixed line', () => {
  it.each([
    ['on its own', newLine(aModule({ ...metered, pricingType: 'FIXED', freeUsers: 9 }))],
    ['bundled', bundledLine(aModule({ ...metered, pricingType: 'FIXED' }))],
    ['on trial', newLine(aModule({ ...metered, pricingType: 'FIXED', trial }))],
  ])('costs its price whatever the quantity: %s [MNY-10]', (_, line) => expect(linePrice(line)).toBe(300));
});
