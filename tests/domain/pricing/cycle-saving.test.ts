import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../../src/domain/money/currency';
import { cycleSaving } from '../../../src/domain/pricing/cycle-saving';
import { aCatalogue, aPlan } from '../../kit/catalogue';

const dollars = currencyOf('USD');
const family = { family: 'planner', moduleIds: [], discount: 0 } as const;
const annual = aPlan({ ...family, id: 1, cycle: 'year', price: 14_900, billedAmount: 178_800 });
const monthly = aPlan({ ...family, id: 2, cycle: 'month', price: 17_900, billedAmount: null });

describe('what one bill a year saves against twelve', () => {
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
    ['it saves nothing', [annual, { ...monthly, price: 14_000 }]],
  ])('is nothing where %s', (_, plans) => {
    expect(cycleSaving(annual.id, aCatalogue({ plans }), dollars)).toBeNull();
  });

  it('is nothing where the catalogue has another currency', () => {
    expect(cycleSaving(annual.id, aCatalogue({ plans: [annual, monthly] }), currencyOf('EUR'))).toBeNull();
  });
});
