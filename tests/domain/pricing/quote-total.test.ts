import { describe, expect, it } from 'vitest';
import { quoteTotal } from '../../../src/domain/pricing/quote-total';

const base = { baseTotal: 19900, minimumAssetCount: 5, minimumAssetRate: 2000 };

describe('quoteTotal', () => {
  it.each([
    [8, 25900],
    [6, 21900],
  ])('of %i assets adds the rate above the minimum: %i [MNY-05]', (quantity, total) =>
    expect(quoteTotal(base, quantity)).toBe(total),
  );

  it.each([[5], [3], [0]])('of %i assets is the base alone [MNY-06]', (quantity) =>
    expect(quoteTotal(base, quantity)).toBe(19900),
  );
});
