import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '../accounts/cells';
import type { Step } from '../histories/steps';
import { ledgerOfPairs } from '../law/pairs';
import { playAll } from '../law/run';
import { serverHere } from '../levels/here';
import { play } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import { PLACES } from '../places/all';

/** The fault that is put back; none while it is empty. */
const { put } = vi.hoisted(() => ({ put: { back: '' } }));

vi.mock('../../../demo/server/invoice/tax', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/tax')>();
  const taxIn: typeof real.taxIn = (country) => (put.back === 'no tax' ? { rate: 0, name: '' } : real.taxIn(country));
  return { ...real, taxIn };
});
vi.mock('../../../src/domain/pricing/renewal', async (load) => {
  const real = await load<typeof import('../../../src/domain/pricing/renewal')>();
  const periodAfter: typeof real.periodAfter = (anchorOn, endsOn, months) =>
    real.periodAfter(put.back === 'drift' ? endsOn : anchorOn, endsOn, months);
  return { ...real, periodAfter };
});
vi.mock('../../../demo/server/invoice/store', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/store')>();
  const issue: typeof real.issue = async (db, bill) =>
    put.back === 'unbilled' && bill.cause === 'renewal' ? undefined : real.issue(db, bill);
  return { ...real, issue };
});
vi.mock('../../../demo/server/invoice/lines', async (load) => {
  const real = await load<typeof import('../../../demo/server/invoice/lines')>();
  const creditLine: typeof real.creditLine = (credit) => (put.back === 'credit kept' ? [] : real.creditLine(credit));
  return { ...real, creditLine };
});

let level: Level;
beforeAll(async () => {
  const server = await serverHere();
  const ask = (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (put.back === 'no version') headers.delete('Waybill-Statement');
    return server.ask(path, { ...init, headers });
  };
  level = await openLevel(async () => ({ ...server, ask }));
});
afterAll(() => level.close());
beforeEach(() => void (put.back = ''));

const DAY = 86_400_000;
const LAST_OF_JANUARY = 30 * DAY;
const BRITISH: Cell = { kind: 'monthly', currency: 'GBP', country: 'GB' };
const MONTHLY: Cell = { kind: 'monthly', currency: 'USD', country: 'US' };
const YEARLY: Cell = { kind: 'yearly', currency: 'USD', country: 'US' };
const order: Step = { do: 'order', how: 'once' };
const renew: Step = { do: 'renew', edge: 0, times: 1 };

/** What happens in a history that meets the fault. */
const STORIES: readonly { fault: string; title: string; cell: Cell; steps: readonly Step[] }[] = [
  { fault: 'no tax', title: 'tax appears on the invoice alone', cell: BRITISH, steps: [{ do: 'choose', pick: 3 }] },
  { fault: 'drift', title: 'the 31st becomes the 28th for ever', cell: MONTHLY, steps: [renew, renew, renew] },
  { fault: 'unbilled', title: 'a renewal is on no invoice', cell: MONTHLY, steps: [renew] },
  {
    fault: 'credit kept',
    title: 'credit is used up and not written',
    cell: YEARLY,
    steps: [{ do: 'choose', pick: 1 }, order, renew],
  },
  {
    fault: 'no version',
    title: 'what is ordered is not what was confirmed',
    cell: MONTHLY,
    steps: [
      { do: 'choose', pick: 3 },
      { do: 'overtake', pick: 0 },
    ],
  },
];

const law = ({ cell, steps }: (typeof STORIES)[number]): Promise<void> => {
  const pairs = ledgerOfPairs();
  const history = fc.constant({ cell, at: LAST_OF_JANUARY, steps });
  return playAll(`with ${put.back || 'nothing'}`, history, 1, pairs, async (one, tell) => {
    await play({ level, pairs, places: PLACES, tell }, one);
  });
};

describe('a fault of the backend that is put back', () => {
  it.each(STORIES)('is found: $title', async (story) => {
    await expect(law(story), 'without the fault').resolves.toBeUndefined();
    put.back = story.fault;
    await expect(law(story)).rejects.toThrow(/shown .*, expected/);
  });
});
