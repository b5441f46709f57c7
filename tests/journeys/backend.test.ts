import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { START } from '../server/kit';
import { CELLS } from './accounts/cells';
import { EVERY_PLACE } from './histories/first';
import { years } from './histories/steps';
import { ledgerOfPairs } from './law/pairs';
import { histories, playAll } from './law/run';
import { serverHere } from './levels/here';
import { play, type History } from './levels/play';
import { openLevel, type Level } from './levels/server';
import { PLACES } from './places/all';

let level: Level;
beforeAll(async () => {
  level = await openLevel(serverHere);
}, START);
afterAll(() => level.close());

const history = fc.record<History>({ cell: fc.constantFrom(...CELLS), at: fc.nat(), steps: years(7) });

/** On a server of its own it is tried more often: many write there at once. */
const USUAL = process.env.WAYBILL_TEST_DATABASE ? 500 : 60;

describe('every sum that the backend says', () => {
  it('is what the decisions say, over random histories of every kind of account', async () => {
    const pairs = ledgerOfPairs();
    const playOne = async (one: History, tell: (words: string) => void): Promise<void> => {
      await play({ level, pairs, places: PLACES, tell }, one);
    };
    await playAll('backend', history, histories(USUAL), pairs, playOne, { first: EVERY_PLACE });
    expect(PLACES.map(({ name }) => name).filter((name) => !pairs.counts().has(name))).toEqual([]);
  }, 3_600_000);
});
