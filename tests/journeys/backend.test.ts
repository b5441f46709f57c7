import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { START } from '../server/kit';
import { CELLS } from './accounts/cells';
import { years } from './histories/steps';
import { ledgerOfPairs } from './law/pairs';
import { histories, playAll } from './law/run';
import { openLevel, type Level } from './levels/backend';
import { playBackend } from './levels/play-backend';

let level: Level;
beforeAll(async () => {
  level = await openLevel();
}, START);
afterAll(() => level.close());

const history = fc.record({ cell: fc.constantFrom(...CELLS), at: fc.nat(), steps: years(10) });

describe('every sum that the backend says', () => {
  it('is what the decisions say, over random histories of every kind of account', async () => {
    const pairs = ledgerOfPairs();
    await playAll('backend', history, histories(300), pairs, (one, tell) => playBackend(level, pairs, one, tell));
    expect(pairs.total()).toBeGreaterThan(0);
  }, 600_000);
});
