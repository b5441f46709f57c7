import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CELLS } from '../accounts/cells';
import { EVERY_PLACE } from '../histories/first';
import { years } from '../histories/steps';
import { ledgerOfPairs } from '../law/pairs';
import { playAll } from '../law/run';
import { serverHere } from '../levels/here';
import { play, type History } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import { PLACES } from '../places/all';
import type { Said } from '../places/place';

let level: Level;
beforeAll(async () => {
  level = await openLevel(serverHere);
});
afterAll(() => level.close());

const TRIED = 40;
const cells = CELLS.filter(({ kind }) => ['monthly', 'yearly'].includes(kind));
const history = fc.record<History>({ cell: fc.constantFrom(...cells), at: fc.nat(), steps: years(6) });

/** The first thing that is said, said wrongly. */
const wrong = (said: Said): Said => {
  const [[what, value] = ['', null]] = Object.entries(said);
  return { ...said, [what]: typeof value === 'number' ? value + 1 : `not ${JSON.stringify(value)}` };
};

describe('a place that says something wrong', () => {
  it.each(PLACES)('is found: $name', async (place) => {
    const pairs = ledgerOfPairs();
    const lying = {
      ...place,
      shown: async (...all: Parameters<typeof place.shown>) => wrong(await place.shown(...all)),
    };
    const playOne = async (one: History, tell: (words: string) => void): Promise<void> => {
      await play({ level, pairs, places: [lying], tell }, one);
    };
    const options = { first: EVERY_PLACE, shortens: false };
    const law = playAll(`a wrong ${place.name}`, history, TRIED, pairs, playOne, options);
    await expect(law).rejects.toThrow(`${place.name}, `);
  });
});
