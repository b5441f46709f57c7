import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOf, changed, isChange } from './histories/acts';
import { shopping, type Step } from './histories/steps';
import { soldIn } from './levels/catalogue';
import { newAccount, ordered, toldOf, renewedUntil, type Account } from './model/account';
import type { Content } from './model/cart';
import { dayAt, monthsFrom, startOfDay } from './model/days';
import { CURRENCIES, sum } from './model/money';

const START = Date.UTC(2026, 0, 1);
const RUNS = { numRuns: 300 };

/** Returns the cart after some steps. */
function cartOf(account: Account, steps: readonly Step[]): Content {
  return steps.reduce((one, step) => {
    const act = actOf(step, one, START);
    return act && isChange(act) ? { ...one, cart: changed({ ...one, held: null }, act, false) } : one;
  }, account).cart;
}

/** Returns the sum of all bills minus the remaining credit. */
const worth = ({ billed, held }: Account): number => sum(billed.map(({ net }) => net)) - (held?.credit ?? 0);

const anything = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  at: fc.integer({ min: START, max: START + 400 * 86_400_000 }),
  first: shopping(4),
  second: shopping(4),
  later: fc.integer({ min: 0, max: 1200 * 86_400_000 }),
});

describe('the model conserves payments:', () => {
  it('it bills every day once, in adjoining periods from the anchor day on, for three years and at every edge', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(-1, 0, 1), ({ currency, at, first }, edge) => {
        const account = newAccount(soldIn(currency).shelf, 0);
        const begun = ordered(account, cartOf(account, first), at);
        const months = 36;
        const end = startOfDay(monthsFrom(dayAt(at), months)) + edge;
        const { billed, held } = renewedUntil(begun, end);
        for (const [n, { startsOn }] of billed.entries()) if (n > 0) expect(startsOn).toBe(billed[n - 1]?.endsOn);
        expect(billed.at(-1)?.endsOn).toBe(held?.endsOn);
        expect(billed).toHaveLength((held?.cycle === 'year' ? 3 : months) + (edge < 0 ? 0 : 1));
      }),
      RUNS,
    );
  });

  it('it charges nothing for a change that is reverted at once, except one-off items', () => {
    fc.assert(
      fc.property(anything, ({ currency, at, first, second, later }) => {
        const empty = newAccount(soldIn(currency).shelf, 0);
        const begun = ordered(empty, cartOf(empty, first), at);
        const now = at + later;
        const before = renewedUntil(begun, now);
        const cycle = before.held?.cycle ?? 'month';
        const home = before.held?.content ?? before.cart;
        const there = ordered(before, cartOf(empty, second), now, cycle);
        const back = ordered(there, home, now, cycle);
        const once = sum(
          toldOf(before, cartOf(empty, second), now, cycle)
            .lines.filter(({ days, kind }) => kind === 'charge' && days === 0)
            .map(({ amount }) => amount),
        );
        const paid = sum(back.billed.slice(before.billed.length).map(({ net }) => net));
        const kept = (back.held?.credit ?? 0) - (before.held?.credit ?? 0);
        expect(paid - kept).toBe(once);
      }),
      RUNS,
    );
  });

  it('it charges the same for a change in one step or in two', () => {
    fc.assert(
      fc.property(anything, ({ currency, at, first, second, later }) => {
        const empty = newAccount(soldIn(currency).shelf, 0);
        const begun = renewedUntil(ordered(empty, cartOf(empty, first), at), at + later);
        const cycle = begun.held?.cycle ?? 'month';
        const goal = cartOf(empty, [...first, ...second]);
        const direct = ordered(begun, goal, at + later, cycle);
        const split = ordered(ordered(begun, cartOf(empty, []), at + later, cycle), goal, at + later, cycle);
        // An unchanged item has no line in one change but two lines in the other, each of them rounded.
        expect(Math.abs(worth(direct) - worth(split))).toBe(0);
      }),
      RUNS,
    );
  });
});
