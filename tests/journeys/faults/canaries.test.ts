import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CELLS } from '../accounts/cells';
import { EVERY_PLACE, MOVES, REGISTERS } from '../histories/first';
import { years } from '../histories/steps';
import { ledgerOfPairs } from '../law/pairs';
import { playAll } from '../law/run';
import { serverHere } from '../levels/here';
import { play, type History } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import { asJson, type Json } from '../levels/visit';
import { PLACES } from '../places/all';
import { migration } from '../places/migration';
import type { Said } from '../places/place';

/** The change to make in a reply; null for none. */
let lie: Lie | null = null;

let level: Level;
beforeAll(async () => {
  const server = await serverHere();
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await server.ask(path, init);
    if (!lie?.of.test(path)) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(lie.says(asJson(await answer.json()))), { status, headers });
  };
  level = await openLevel(async () => ({ ...server, ask }));
});
afterEach(() => void (lie = null));
afterAll(() => level.close());

const TRIED = 40;
const cells = CELLS.filter(({ kind }) => ['monthly', 'yearly'].includes(kind));
const history = fc.record<History>({ cell: fc.constantFrom(...cells), at: fc.nat(), steps: years(6) });

/** A change that makes a reply name a wrong amount. */
interface Lie {
  readonly name: string;
  readonly of: RegExp;
  readonly says: (body: Json) => Json;
}

const told = (body: Json): Json =>
  body['statement'] ? { ...body, statement: { ...asJson(body['statement']), total: '1.00' } } : body;

const moving = (body: Json): Json =>
  body['migration'] ? { ...body, migration: told(asJson(body['migration'])) } : body;

/** Histories for places that the usual history does not reach. */
const STORIES: Readonly<Record<string, History>> = { registration: REGISTERS, 'terms of a move': MOVES, move: MOVES };

const LIES: readonly Lie[] = [
  { name: 'order', of: /^\/billing\//, says: (body) => ({ ...body, result: {} }) },
  {
    name: 'pending order',
    of: /^\/account\/session/,
    says: (body) => ({ ...body, pending_subscription_change: { total: '1.00' } }),
  },
  { name: 'add-on’s question', of: /^\/cart\/module\//, says: told },
  { name: 'payment of an invoice', of: /\/pay$/, says: (body) => ({ ...body, invoice: { amount: '1.00' } }) },
  { name: 'terms of a move', of: /migration=1/, says: moving },
  { name: 'move', of: /subscription\/update/, says: (body) => ({ ...body, result: {} }) },
  { name: 'registration', of: /^\/register/, says: told },
];

/** Falsifies the first value that a place shows. */
const wrong = (said: Said): Said => {
  const [[what, value] = ['', null]] = Object.entries(said);
  return { ...said, [what]: typeof value === 'number' ? value + 1 : `not ${JSON.stringify(value)}` };
};

describe('a place with a wrong amount', () => {
  it.each(PLACES)('is found: $name', async (place) => {
    const pairs = ledgerOfPairs();
    const lying = {
      ...place,
      shown: async (...all: Parameters<typeof place.shown>) => wrong(await place.shown(...all)),
    };
    const playOne = async (one: History, tell: (words: string) => void): Promise<void> => {
      await play({ level, pairs, places: [lying], tell }, one);
    };
    const first = place.name === 'terms of a move' ? MOVES : EVERY_PLACE;
    const options = { first: [first], shortens: false };
    const law = playAll(`a wrong ${place.name}`, history, TRIED, pairs, playOne, options);
    await expect(law).rejects.toThrow(`${place.name}, `);
  });
});

describe('a reply with a wrong amount', () => {
  it.each(LIES)('is found: $name', async (one) => {
    const pairs = ledgerOfPairs();
    lie = one;
    const first = STORIES[one.name] ?? EVERY_PLACE;
    const law = playAll(`a wrong ${one.name}`, fc.constant(first), 1, pairs, async (played, tell) => {
      await play({ level, pairs, places: [migration], tell }, played);
    });
    await expect(law).rejects.toThrow(`${one.name}, `);
  });
});
