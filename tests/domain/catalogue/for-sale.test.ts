import { describe, expect, it } from 'vitest';
import { isPlanForSale, isShownOn } from '../../../src/domain/catalogue/for-sale';
import type { ModuleKind, Plan } from '../../../src/domain/catalogue/types';
import { aModule, aPlan } from '../../kit/catalogue';

describe('isShownOn', () => {
  it.each<[ModuleKind, boolean, boolean]>([
    ['default', true, true],
    ['pricing', true, true],
    ['support', true, true],
    ['booster', true, false],
    ['service', true, false],
    ['internal', false, false],
  ])('%s: %s on the pricing page, %s in the marketplace [PRC-19]', (kind, pricing, marketplace) => {
    expect(isShownOn(aModule({ kind }), 'pricing')).toBe(pricing);
    expect(isShownOn(aModule({ kind }), 'marketplace')).toBe(marketplace);
  });

  it('leaves out hidden modules', () => expect(isShownOn(aModule({ isHidden: true }), 'pricing')).toBe(false));
});

describe('isPlanForSale', () => {
  it.each<[string, Partial<Plan>, boolean]>([
    ['a plan of the pricing page', {}, true],
    ['a trial of its industry', { usageType: 'TRIAL' }, false],
    ['an internal plan of its industry', { type: 'internal' }, false],
    ['an earlier plan', { isLegacy: true }, false],
    ['a plan that is sold by contact only', { isContact: true }, false],
    ['a package of an industry', { inid: 3, type: 'default', usageType: 'BUNDLE' }, true],
    ['an internal plan of another industry', { inid: 3, type: 'internal' }, false],
    ['an earlier package of an industry', { inid: 3, isLegacy: true }, false],
  ])('%s: %j is %s', (_, more, isOne) => expect(isPlanForSale(aPlan(more))).toBe(isOne));
});
