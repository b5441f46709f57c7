import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSED_UPGRADE,
  isNothing,
  upgradeStep,
  type UpgradeEvent,
  type UpgradeState,
} from '../../../src/domain/checkout/upgrade';

const run = (...events: UpgradeEvent[]): UpgradeState => events.reduce(upgradeStep, CLOSED_UPGRADE);
const started = (
  isExpired = false,
  isReseller = false,
  needsPlan = false,
  keeps: number | null = null,
): UpgradeEvent => ({
  type: 'started',
  isExpired,
  isReseller,
  needsPlan,
  keeps,
});
const checked = (status: number, hasPending = false): UpgradeEvent => ({
  type: 'checked',
  ask: 1,
  status,
  hasPending,
  message: null,
});
const billing = { timeframe: 'month', current: 'month' } as const;
const told = (...cycles: ('month' | 'year')[]): UpgradeEvent => ({
  type: 'told',
  ask: 1,
  cycles,
  billing,
  isChange: true,
});
/** The server names neither the current billing cycle nor the next. */
const unsaid = { timeframe: null, current: null } as const;

describe('an upgrade', () => {
  it('starts with a check of the subscription [UPG-01]', () => {
    expect(run(started()).phase).toBe('checking');
  });

  it.each([
    [
      'a status check with a pending payment',
      [started(), checked(200, true)],
      { phase: 'failed', fault: 'pending-payment' },
    ],
    ['a status check without one', [started(), checked(200)], { phase: 'reading' }],
    ['a server error', [started(), checked(500)], { phase: 'failed', fault: 'check' }],
    ['no connection', [started(), checked(0)], { phase: 'failed', fault: 'check' }],
  ] as const)('after %s continues accordingly [UPG-10]', (_, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it.each([true, false])(
    'creates a subscription on 404, as a reactivation only after expiry: %s [UPG-08]',
    (isExpired) => {
      const order = { call: 'subscriptionCreate', isReactivation: isExpired };
      expect(run(started(isExpired), checked(404))).toMatchObject({ phase: 'ordered', order });
    },
  );

  it('of a reseller’s member creates a subscription directly, without a cycle [UPG-19]', () => {
    const order = { call: 'subscriptionCreateDirect' };
    expect(run(started(false, true))).toMatchObject({ phase: 'ordered', order });
  });

  it('needs a choice only if billing cycles are offered [UPG-07]', () => {
    const open = { ...told('month', 'year'), billing: unsaid } as UpgradeEvent;
    const offered = [started(), checked(200), open] as const;
    for (const type of ['next', 'confirmed'] as const)
      expect(run(...offered, { type })).toMatchObject({ phase: 'picking', isUnpicked: true });
    const picked = run(...offered, { type: 'picked', cycle: 'year' }, { type: 'next' }, { type: 'confirmed' });
    const call = 'subscriptionChange';
    expect(picked).toMatchObject({ phase: 'ordered', order: { call, timeframe: 'year', current: null } });
    const unasked = run(started(), checked(200), told(), { type: 'confirmed' });
    expect(unasked).toMatchObject({ phase: 'ordered', order: { call, timeframe: 'month', current: 'month' } });
  });

  it('asks for a package first if the cart has no other one, and then for the cycle [REV-20]', () => {
    const needy = [started(false, false, true), checked(200)] as const;
    expect(run(...needy).phase).toBe('choosing');
    const placing = run(...needy, { type: 'chosen', planId: 10 });
    expect(placing).toMatchObject({ phase: 'placing', planId: 10, ask: 2 });
    expect(upgradeStep(placing, { type: 'placed', ask: 2, isPlaced: true })).toMatchObject({ phase: 'reading' });
    expect(upgradeStep(placing, { type: 'placed', ask: 2, isPlaced: false })).toMatchObject({ phase: 'choosing' });
    const kept = run(...needy, { type: 'chosen', planId: null });
    expect(kept).toMatchObject({ phase: 'reading', ask: 2 });
    const same = { ...told('month', 'year'), ask: 2, isChange: false } as UpgradeEvent;
    const picking = upgradeStep(kept, same);
    expect(picking).toMatchObject({ phase: 'picking', picked: 'year' });
    expect(upgradeStep(picking, { type: 'picked', cycle: 'month' })).toBe(picking);
    expect(upgradeStep(picking, { type: 'back' }).phase).toBe('choosing');
  });

  it('that keeps a canceled package puts it into the cart and reads the terms, without a choice', () => {
    const placing = run(started(false, false, true, 7), checked(200));
    expect(placing).toMatchObject({ phase: 'placing', ask: 1, planId: 7 });
    const reading = upgradeStep(placing, { type: 'placed', ask: 1, isPlaced: true });
    const review = upgradeStep(reading, told('month', 'year'));
    expect(review).toMatchObject({ phase: 'reviewing', picked: 'month' });
    expect(upgradeStep(review, { type: 'back' })).toMatchObject({ phase: 'picking', picked: 'month' });
    expect(upgradeStep(placing, { type: 'placed', ask: 1, isPlaced: true })).toMatchObject({ phase: 'reading' });
    expect(upgradeStep(placing, { type: 'placed', ask: 1, isPlaced: false })).toMatchObject({ phase: 'choosing' });
  });

  it('without a change is never ordered [REV-20]', () => {
    const same = { ...told(), isChange: false } as UpgradeEvent;
    const state = run(started(), checked(200), same);
    expect(upgradeStep(state, { type: 'confirmed' })).toBe(state);
    expect(isNothing(state as Extract<UpgradeState, { phase: 'picking' }>)).toBe(true);
  });

  it('is read again when it is superseded, and never orders by itself', () => {
    const offered = [started(), checked(200), told('month', 'year'), { type: 'picked', cycle: 'year' }] as const;
    const again = run(...offered, { type: 'next' }, { type: 'overtaken' });
    expect(again).toMatchObject({ phase: 'reading', ask: 2 });
    for (const late of [checked(404), { ...checked(404), ask: 2 } as UpgradeEvent, told('month')])
      expect(upgradeStep(again, late)).toBe(again);
    expect(run(started(), { type: 'overtaken' })).toMatchObject({ phase: 'checking', ask: 1 });
  });

  it('always has a way out, and ignores late answers', () => {
    const events: fc.Arbitrary<UpgradeEvent> = fc.oneof(
      fc.record({
        type: fc.constant('started' as const),
        isReseller: fc.boolean(),
        isExpired: fc.boolean(),
        needsPlan: fc.boolean(),
        keeps: fc.constantFrom(null, 10),
      }),
      fc.constantFrom(checked(200), checked(200, true), checked(404), checked(500), told(), told('month', 'year')),
      fc.record({ type: fc.constant('chosen' as const), planId: fc.constantFrom(null, 10) }),
      fc.record({ type: fc.constant('placed' as const), ask: fc.integer({ min: 1, max: 9 }), isPlaced: fc.boolean() }),
      fc.record({
        type: fc.constantFrom(
          'next' as const,
          'back' as const,
          'confirmed' as const,
          'cancelled' as const,
          'overtaken' as const,
        ),
      }),
      fc.record({ type: fc.constant('picked' as const), cycle: fc.constantFrom('month' as const, 'year' as const) }),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (script) => {
        const state = run(...script);
        // In `placing` the dialog cannot be closed, because the cart asks a question of its own first.
        const left = state.phase === 'placing' ? state : upgradeStep(state, { type: 'cancelled' });
        expect(left.phase).toBe(state.phase === 'placing' ? 'placing' : 'closed');
        expect(upgradeStep(state, { ...checked(404), ask: -1 } as UpgradeEvent)).toBe(state);
        expect(upgradeStep(state, { ...told(), ask: -1 } as UpgradeEvent)).toBe(state);
        if (state.phase === 'reviewing' && state.cycles.length > 0) expect(state.picked).not.toBeNull();
      }),
    );
  });
});
