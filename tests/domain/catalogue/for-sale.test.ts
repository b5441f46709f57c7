import { describe, expect, it } from 'vitest';
import { isForSale } from '../../../src/domain/catalogue/for-sale';
import type { ModuleKind } from '../../../src/domain/catalogue/types';
import { aModule } from '../../kit/catalogue';

describe('isForSale', () => {
  it.each<[ModuleKind, boolean, boolean]>([
    ['default', true, true],
    ['pricing', true, true],
    ['support', true, true],
    ['booster', true, false],
    ['service', true, false],
    ['internal', false, false],
  ])('%s: %s on the pricing page, %s in the marketplace [PRC-19]', (kind, pricing, marketplace) => {
    expect(isForSale(aModule({ kind }), 'pricing')).toBe(pricing);
    expect(isForSale(aModule({ kind }), 'marketplace')).toBe(marketplace);
  });

  it('leaves out what is hidden', () => expect(isForSale(aModule({ isHidden: true }), 'pricing')).toBe(false));
});
