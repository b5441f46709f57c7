import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { START } from '../../server/kit';
import { CELLS } from '../accounts/cells';
import { EVERY_PLACE, MOVES, RETURNS } from '../histories/first';
import { years } from '../histories/steps';
import { readers } from '../levels/zones';
import { serverHere } from '../levels/here';
import { play, type History } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import { PLACES } from '../places/all';
import { ledgerOfPairs } from './pairs';
import { histories, playAll } from './run';

/** The number of test files that share the histories, so that each runs on a core of its own. */
const HALVES = 2;

/** The usual number of histories; more on a PostgreSQL server, where several processes write concurrently. */
const USUAL = process.env.WAYBILL_TEST_DATABASE ? 500 : 24;

/** Arbitrary of histories of any kind of account and currency, over some years. */
export const backendHistories = (maxLength: number): fc.Arbitrary<History> =>
  fc.record({ cell: fc.constantFrom(...CELLS), zone: readers, at: fc.nat(), steps: years(maxLength) });

/** Declares the test that plays half of the random histories through the backend. */
export function lawOfBackend(half: 0 | 1): void {
  let level: Level;
  const { TZ } = process.env;
  beforeAll(async () => {
    level = await openLevel(serverHere);
  }, START);
  afterEach(() => void (process.env.TZ = TZ ?? 'UTC'));
  afterAll(() => level.close());

  it('equals that of the model, for every kind of account', async () => {
    const pairs = ledgerOfPairs();
    const playOne = async (one: History, tell: (words: string) => void): Promise<void> => {
      await play({ level, pairs, places: PLACES, tell }, one);
    };
    const count = Math.ceil(histories(USUAL) / HALVES);
    await playAll('backend', backendHistories(8), count, pairs, playOne, {
      first: [EVERY_PLACE, MOVES, RETURNS],
      after: half,
    });
    for (const what of ['move', 'refund']) expect(pairs.counts().get(what) ?? 0).toBeGreaterThan(0);
    expect(PLACES.map(({ name }) => name).filter((name) => !pairs.counts().has(name))).toEqual([]);
  }, 3_600_000);
}
