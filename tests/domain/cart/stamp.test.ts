import { array, assert, constantFrom, integer, nat, property, record, shuffledSubarray, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLaterStamp, laterStamp, NO_STAMP, nextStamp, type Stamp } from '../../../src/domain/cart/stamp';

const stamp = record({ at: nat(20), tab: constantFrom('a', 'b', 'c') });

describe('the order of changes', () => {
  it.each<[Stamp, Stamp, boolean]>([
    [{ at: 2, tab: 'a' }, { at: 1, tab: 'b' }, true],
    [{ at: 1, tab: 'b' }, { at: 2, tab: 'a' }, false],
    [{ at: 1, tab: 'b' }, { at: 1, tab: 'a' }, true],
    [{ at: 1, tab: 'a' }, { at: 1, tab: 'b' }, false],
    [{ at: 1, tab: 'a' }, { at: 1, tab: 'a' }, false],
    [NO_STAMP, NO_STAMP, false],
  ])('%j is later than %j: %s [STO-05]', (one, other, is) => expect(isLaterStamp(one, other)).toBe(is));

  it('starts with a stamp that is earlier than any real one', () => expect(NO_STAMP).toEqual({ at: 0, tab: '' }));

  it('is total: of two different stamps one is later, and the same one in every tab [STO-05]', () => {
    assert(
      property(stamp, stamp, (one, other) => {
        const isSame = one.at === other.at && one.tab === other.tab;
        expect(isLaterStamp(one, other) !== isLaterStamp(other, one)).toBe(!isSame);
        expect(laterStamp(one, other)).toEqual(laterStamp(other, one));
      }),
    );
  });

  it('leads to the same cart in all tabs, for any order of broadcasts, also repeated or late [STO-05]', () => {
    assert(
      property(
        uniqueArray(stamp, { minLength: 1, selector: ({ at, tab }) => `${at}${tab}` }).chain((told) =>
          array(shuffledSubarray(told, { minLength: told.length }), { minLength: 2, maxLength: 4 }),
        ),
        (arrivals) => {
          const ends = arrivals.map((heard) => [...heard, ...heard.slice(0, 3)].reduce<Stamp>(laterStamp, NO_STAMP));
          expect(new Set(ends.map(({ at, tab }) => `${at}${tab}`)).size).toBe(1);
        },
      ),
    );
  });

  it('puts a change after all that its tab has seen, even with a wrong clock [STO-05]', () => {
    assert(
      property(stamp, integer({ min: -1000, max: 1000 }), (seen, clock) => {
        const mine = nextStamp(seen, 'z', clock);
        expect(isLaterStamp(mine, seen)).toBe(true);
        expect(mine.at).toBeGreaterThanOrEqual(clock);
      }),
    );
  });
});

interface Tab {
  readonly id: string;
  readonly clock: number;
}
type Step = { readonly kind: 'change' | 'hear'; readonly tab: number; readonly message: number };

describe('any number of tabs', () => {
  it('show the same cart once all have received all broadcasts, whatever their clocks say [STO-05]', () => {
    const tabs: readonly Tab[] = [
      { id: 'a', clock: 100 },
      { id: 'b', clock: 5 },
      { id: 'c', clock: 9_000 },
    ];
    const step = record({ kind: constantFrom('change' as const, 'hear' as const), tab: nat(2), message: nat(50) });
    assert(
      property(array(step, { maxLength: 60 }), (steps: readonly Step[]) => {
        const shown: Stamp[] = tabs.map(() => NO_STAMP);
        const told: Stamp[] = [];
        const hear = (tab: number, message: Stamp) => void (shown[tab] = laterStamp(shown[tab] ?? NO_STAMP, message));
        for (const { kind, tab, message } of steps) {
          const here = tabs[tab];
          const said = told[message % Math.max(1, told.length)];
          if (kind === 'change' && here) {
            const mine = nextStamp(shown[tab] ?? NO_STAMP, here.id, here.clock);
            // The tab that changes the cart sees its change, whatever the clocks of other tabs say.
            expect(isLaterStamp(mine, shown[tab] ?? NO_STAMP)).toBe(true);
            told.push(mine);
            hear(tab, mine);
          } else if (said) hear(tab, said);
        }
        for (const [tab] of tabs.entries()) for (const message of told.toReversed()) hear(tab, message);
        expect(new Set(shown.map(({ at, tab }) => `${at}/${tab}`)).size).toBe(1);
      }),
    );
  });
});
