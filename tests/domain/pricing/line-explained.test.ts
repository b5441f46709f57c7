import { describe, expect, it } from 'vitest';
import { newLine } from '../../../src/domain/cart/new-line';
import { explainLine } from '../../../src/domain/pricing/line-explained';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { aModule } from '../../kit/catalogue';

const metered = aModule({ id: 1, pricingType: 'USAGE', price: 300, basePrice: 300 });

describe('the explanation of an amount', () => {
  it('is quantity × price for a metered add-on [MNY-07]', () => {
    expect(explainLine({ ...newLine(metered), quantity: 12 })).toMatchObject({
      quantity: 12,
      unitPrice: 300,
      list: 3600,
      included: 0,
      trialOff: 0,
      total: 3600,
    });
  });

  it('is the price alone for a fixed price, whatever the quantity [MNY-10]', () => {
    const line = { ...newLine(aModule({ id: 1, price: 2000, basePrice: 2000 })), quantity: 7 };
    expect(explainLine(line)).toMatchObject({ quantity: 1, list: 2000, total: 2000 });
  });

  it('subtracts the discount of a trial [MNY-08]', () => {
    const trial = { ...metered.trial, isTrial: true, quantity: 2 };
    const line = { ...newLine({ ...metered, trial, price: 0 }), quantity: 9 };
    expect(explainLine(line)).toMatchObject({ quantity: 2, unitPrice: 300, list: 600, trialOff: -600, total: 0 });
  });

  it('names the free units and the amount that they save [MNY-01]', () => {
    const line = { ...newLine({ ...metered, freeUsers: 5 }), quantity: 12 };
    expect(explainLine(line)).toEqual({
      quantity: 12,
      unitPrice: 300,
      list: 3600,
      included: 5,
      includedOff: -1500,
      trialOff: 0,
      total: 2100,
    });
    // The value is not a negative zero, which a page would show as −0.
    expect(explainLine({ ...newLine(metered), quantity: 12 }).includedOff).toBe(0);
  });

  it.each([0, 1, 12, 100_000])('adds up to the price of %i units', (quantity) => {
    const line = { ...newLine(metered), quantity };
    const { list, includedOff, trialOff, total } = explainLine(line);
    expect(list + includedOff + trialOff).toBe(total);
    expect(total).toBe(linePrice(line));
  });
});
