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
    ['the annual package', annual.id, monthly.id],
    ['the monthly package', monthly.id, annual.id],
  ])('is the same seen from %s', (_, id, otherId) => {
    const saving = cycleSaving(id, aCatalogue({ plans: [annual, monthly] }), dollars);
    expect(saving).toMatchObject({ perYear: 36_000, other: { id: otherId } });
  });

  it.each([
    ['the package has one billing cycle only', [annual]],
    ['the other cycle has another edition', [annual, { ...monthly, edition: 'commercial' as const }]],
    ['the other cycle is sold by contact only', [annual, { ...monthly, isContact: true }]],
    ['the other cycle is of another family', [annual, { ...monthly, family: 'fleet' }]],
    ['a year costs more', [annual, { ...monthly, price: 14_000 }]],
    ['a year costs the same', [annual, { ...monthly, price: 14_900 }]],
    ['the package is unknown', [{ ...annual, id: 3 }, monthly]],
    [
      'the package has no family',
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
