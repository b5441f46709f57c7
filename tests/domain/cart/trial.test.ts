import { describe, expect, it } from 'vitest';
import { customPlan, ownCycle } from '../../../src/domain/cart/custom-plan';
import { levelInForce } from '../../../src/domain/cart/support-level';
import { isTrialOver, mayStartTrial, ROUTING_MANAGE } from '../../../src/domain/cart/trial';
import { day } from '../../kit/day';
import { aCart, aModule, aPlan } from '../../kit/catalogue';

const routing = aModule({ id: 1, code: ROUTING_MANAGE });
const other = aModule({ id: 2 });

describe('a cart', () => {
  it.each([
    ['a package', aCart({ plan: aPlan() }), true],
    ['routing management alone', aCart({ plan: customPlan, extra: [other, routing] }), true],
    ['another add-on alone', aCart({ plan: customPlan, extra: [other] }), false],
    ['nothing', aCart({ plan: null }), false],
  ])('with %s starts a trial: %s [TRL-02]', (_, cart, may) => expect(mayStartTrial(cart)).toBe(may));

  it.each([
    ['a yearly package', aPlan({ cycle: 'year' }), 'month', 'year'],
    ['a custom solution', customPlan, 'year', 'year'],
    ['a custom solution', customPlan, null, 'month'],
    ['nothing', null, 'year', 'year'],
    ['nothing', null, null, 'month'],
  ] as const)('with %s %o and %s is billed by the %s', (_name, plan, held, cycle) =>
    expect(ownCycle(plan, held)).toBe(cycle),
  );
});

describe('a trial', () => {
  it.each([
    ['on the day before its last', true, '2026-11-29', false],
    ['on its last day', true, '2026-11-30', true],
    ['of an account that is on none', false, '2026-12-01', false],
  ])('%s is over (%s, %s): %s', (_, isTrial, today, isOver) =>
    expect(isTrialOver({ isTrial, expiresAt: day('2026-11-30') }, day(today))).toBe(isOver),
  );

  it('without a last day goes on', () =>
    expect(isTrialOver({ isTrial: true, expiresAt: null }, day('2026-11-30'))).toBe(false));
});

describe('the support level in force', () => {
  const [free, hero, premium] = [aModule({ id: 5, price: 0 }), aModule({ id: 6 }), aModule({ id: 7 })];
  it.each([
    ['the one that costs nothing', aCart({ plan: aPlan() }), free],
    ['that of the package', aCart({ plan: aPlan(), bundled: [hero] }), hero],
    ['the bought one before that of the package', aCart({ plan: aPlan(), bundled: [hero], extra: [premium] }), premium],
  ])('is %s', (_, { lines }, level) => expect(levelInForce([free, hero, premium], lines)).toBe(level));
});
