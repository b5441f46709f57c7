import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETURNS } from '../histories/first';
import { ledgerOfPairs } from '../law/pairs';
import { playAll } from '../law/run';
import { serverHere } from '../levels/here';
import { play } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import { PLACES } from '../places/all';

/** The name of the canary fault that is planted; empty for none. */
const { put } = vi.hoisted(() => ({ put: { back: '' } }));

vi.mock('../../../demo/server/subscription/refunded', async (load) => {
  const real = await load<typeof import('../../../demo/server/subscription/refunded')>();
  const heldItem: typeof real.heldItem = (item, running) =>
    put.back === 'credited again' ? item : real.heldItem(item, running);
  return { ...real, heldItem };
});
vi.mock('../../../demo/server/invoice/corrected', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/corrected')>();
  const isCredited: typeof real.isCredited = async (...all) => put.back !== 'returned twice' && real.isCredited(...all);
  return { ...real, isCredited };
});
vi.mock('../../../demo/server/invoice/credit-note', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/credit-note')>();
  const creditUsed: typeof real.creditUsed = (invoice) => (put.back === 'credit lost' ? 0 : real.creditUsed(invoice));
  return { ...real, creditUsed };
});

let level: Level;
beforeAll(async () => {
  level = await openLevel(serverHere);
});
beforeEach(() => void (put.back = ''));
afterAll(() => level.close());

const law = (): Promise<void> => {
  const pairs = ledgerOfPairs();
  return playAll(`with ${put.back || 'nothing'}`, fc.constant(RETURNS), 1, pairs, async (one, tell) => {
    await play({ level, pairs, places: PLACES, tell }, one);
  });
};

describe('a canary fault in refunds', () => {
  it.each([
    ['credited again', 'what was refunded gives credit when it is replaced'],
    ['returned twice', 'an invoice that an order has credited is refunded'],
    ['credit lost', 'the credit that an invoice used does not come back'],
  ])('is found: %s, so that %s', async (fault) => {
    await expect(law(), 'without the fault').resolves.toBeUndefined();
    put.back = fault;
    await expect(law()).rejects.toThrow(/shown .*, expected/);
  });
});
