import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/time/day';
import { day } from '../../kit/day';
import type { BillItem } from '../../../src/domain/checkout/bill';
import { dueToday, type HeldBill } from '../../../src/domain/checkout/due';

const now = day('2026-03-16');
const period = { startsOn: day('2026-03-01'), endsOn: day('2026-03-31') };
const item = (id: number, amount: number, source: BillItem['source'] = 'module'): BillItem => ({
  source,
  id,
  title: `Item ${id}`,
  amount,
});
const held = (items: readonly BillItem[], credit = 0): HeldBill => ({ items, cycle: 'month', period, credit });
const brief = ({ lines }: ReturnType<typeof dueToday>) => lines.map(({ kind, id, amount }) => [kind, id, amount]);

describe('the amount due today', () => {
  it('is the whole first bill if nothing is in force', () => {
    const due = dueToday(null, { items: [item(1, 2000), item(2, 500)], cycle: 'year' }, now);
    expect(due).toMatchObject({ due: 2500, next: 2500, carried: 0 });
    expect(due.period).toEqual({ startsOn: now, endsOn: '2027-03-16' });
  });

  it('charges a one-off item in full and on no other bill [REV-36]', () => {
    const once: BillItem = { ...item(9, 24_900), charge: 'once' };
    const first = dueToday(null, { items: [item(1, 2000), once], cycle: 'year' }, now);
    expect(first).toMatchObject({ due: 26_900, next: 2000 });
    const later = dueToday(held([item(1, 3000)]), { items: [item(1, 3000), once], cycle: 'month' }, now);
    expect(brief(later)).toEqual([['charge', 9, 24_900]]);
    expect(later).toMatchObject({ due: 24_900, next: 3000 });
    // A one-off item is never credited.
    const without = dueToday(held([item(1, 3000), once]), { items: [item(1, 3000)], cycle: 'month' }, now);
    expect(without.lines).toEqual([]);
  });

  it('prorates new items for the rest of the period, and credits removed ones [MNY-14]', () => {
    const due = dueToday(
      held([item(1, 3000), item(2, 999)]),
      { items: [item(1, 3000), item(3, 2001)], cycle: 'month' },
      now,
    );
    expect(brief(due)).toEqual([
      ['charge', 3, 1001],
      ['credit', 2, -500],
    ]);
    expect(due).toMatchObject({ due: 501, next: 5001, period });
    expect(due.lines[0]).toMatchObject({ full: 2001, days: 15, ofDays: 30 });
  });

  it('starts a new period with a new cycle, and credits the rest of the old one', () => {
    const due = dueToday(held([item(1, 3000)]), { items: [item(1, 30_000)], cycle: 'year' }, now);
    expect(brief(due)).toEqual([
      ['charge', 1, 30_000],
      ['credit', 1, -1500],
    ]);
    expect(due.period.startsOn).toEqual(now);
  });

  it('is never negative: remaining credit is carried over and used by the next change', () => {
    const down = dueToday(held([item(1, 3000)]), { items: [item(2, 1000)], cycle: 'month' }, now);
    expect(brief(down)).toEqual([
      ['charge', 2, 500],
      ['credit', 1, -1500],
      ['carried', 0, 1000],
    ]);
    expect(down).toMatchObject({ due: 0, carried: 1000 });
    const up = dueToday(
      held([item(2, 1000)], down.carried),
      { items: [item(2, 1000), item(3, 2600)], cycle: 'month' },
      now,
    );
    expect(brief(up)).toEqual([
      ['charge', 3, 1300],
      ['balance', 0, -1000],
    ]);
    expect(up).toMatchObject({ due: 300, carried: 0 });
  });

  it('gives no credit for what was refunded, and charges another amount of it in full', () => {
    const refunded = { ...item(1, 3000), isRefunded: true };
    const inMonth = (...items: readonly BillItem[]) =>
      brief(dueToday(held([refunded]), { items, cycle: 'month' }, now));
    expect(inMonth(item(1, 3000))).toEqual([]);
    expect(inMonth()).toEqual([]);
    expect(inMonth(item(2, 1000))).toEqual([['charge', 2, 500]]);
    expect(inMonth(item(1, 4000))).toEqual([['charge', 1, 2000]]);
    const inYear = dueToday(held([refunded, item(2, 1000)]), { items: [item(1, 30_000)], cycle: 'year' }, now);
    expect(brief(inYear)).toEqual([
      ['charge', 1, 30_000],
      ['credit', 2, -500],
    ]);
  });

  it('starts a new period if the old one is over', () => {
    const late = day('2026-04-02');
    expect(dueToday(held([item(1, 3000)]), { items: [item(1, 3000)], cycle: 'month' }, late)).toMatchObject({
      due: 3000,
    });
  });

  it('adds up to the cent and loses no credit, for any held and wanted items', () => {
    const items = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 8 }), amount: fc.integer({ min: 1, max: 2_000_000 }) }),
      { selector: ({ id }) => id, maxLength: 6 },
    );
    const cycle = fc.constantFrom('month' as const, 'year' as const);
    const at = fc.integer({ min: 0, max: 31 }).map((days) => addDays(period.startsOn, days));
    fc.assert(
      fc.property(items, items, cycle, fc.nat(100_000), at, (before, after, wanted, credit, when) => {
        const has = held(
          before.map(({ id, amount }) => item(id, amount)),
          credit,
        );
        const due = dueToday(has, { items: after.map(({ id, amount }) => item(id, amount)), cycle: wanted }, when);
        const sum = due.lines.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(due.due);
        expect(due.due).toBeGreaterThanOrEqual(0);
        expect(due.lines.every(({ amount }) => Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
        // The amount paid and the credit carried equal the sum of the changes and the credit carried before.
        const changes = due.lines.filter(({ kind }) => kind === 'charge' || kind === 'credit');
        expect(due.due - due.carried).toBe(changes.reduce((all, { amount }) => all + amount, 0) - credit);
      }),
    );
  });

  it('is zero if nothing changes', () => {
    expect(dueToday(held([item(1, 3000)], 7), { items: [item(1, 3000)], cycle: 'month' }, now)).toMatchObject({
      lines: [],
      due: 0,
      carried: 7,
    });
  });

  it('charges a plan that is billed once in full and never again', () => {
    const once: BillItem = { ...item(9, 24_900), charge: 'once' };
    const due = dueToday(held([item(1, 3000)]), { items: [item(1, 3000), once], cycle: 'month' }, now);
    expect(brief(due)).toEqual([['charge', 9, 24_900]]);
    expect(due).toMatchObject({ due: 24_900, next: 3000, period });
    expect(due.lines[0]).toMatchObject({ days: 0, ofDays: 0, charge: 'once' });
    expect(dueToday(null, { items: [item(1, 30_000), once], cycle: 'year' }, now)).toMatchObject({
      due: 54_900,
      next: 30_000,
    });
  });
});
