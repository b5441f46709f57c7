import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../../src/domain/money/currency';
import { cycleSaving } from '../../../src/domain/pricing/cycle-saving';
import { aCatalogue, aPlan } from '../../kit/catalogue';

const dollars = currencyOf('USD');
const family = { family: 'planner', moduleIds: [], discount: 0 } as const;
const annual = aPlan({ ...family, id: 1, cycle: 'year', price: 14_900, billedAmount: 178_800 });
const monthly = aPlan({ ...family, id: 2, cycle: 'month', price: 17_900, billedAmount: null });

describe('the saving of a yearly cycle over twelve months', () => {
  it.each([
    ['saved', annual.id, monthly.id],
    ['to be saved', monthly.id, annual.id],
  ])('is %s for the same package', (_, id, otherId) => {
    const saving = cycleSaving(id, aCatalogue({ plans: [annual, monthly] }), dollars);
    expect(saving).toMatchObject({ perYear: 36_000, other: { id: otherId } });
  });

  it.each([
    ['it is sold one way only', [annual]],
    ['the other is of another edition', [annual, { ...monthly, edition: 'commercial' as const }]],
    ['the other is sold by talking to sales', [annual, { ...monthly, isContact: true }]],
    ['the other is of another family', [annual, { ...monthly, family: 'fleet' }]],
    ['it costs more', [annual, { ...monthly, price: 14_000 }]],
    ['it costs the same', [annual, { ...monthly, price: 14_900 }]],
    ['nobody knows the package', [{ ...annual, id: 3 }, monthly]],
    [
      'it is of no family',
      [
        { ...annual, family: '' },
        { ...monthly, family: '' },
      ],
    ],
  ])('is zero if %s', (_, plans) => {
    expect(cycleSaving(annual.id, aCatalogue({ plans }), dollars)).toBeNull();
  });

  it('compares the yearly bill with twelve monthly prices', () => {
    const catalogue = aCatalogue({ plans: [{ ...annual, billedAmount: 150_000 }, monthly] });
    expect(cycleSaving(annual.id, catalogue, dollars)?.perYear).toBe(12 * 17_900 - 150_000);
  });

  it('is zero if the catalogue has another currency', () => {
    expect(cycleSaving(annual.id, aCatalogue({ plans: [annual, monthly] }), currencyOf('EUR'))).toBeNull();
  });
});
