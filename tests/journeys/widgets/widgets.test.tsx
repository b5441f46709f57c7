import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { leave, mountPage } from '../../kit/mount';
import { CELLS } from '../accounts/cells';
import { EVERY_WIDGET, IS_MOVED_THERE } from '../histories/first';
import { shopping, type Step } from '../histories/steps';
import { ledgerOfPairs, type Pairs } from '../law/pairs';
import { histories, playAll } from '../law/run';
import { serverElsewhere } from '../levels/child';
import { play, type History } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import type { Said, Scene } from '../places/place';
import { answersOf } from './page';
import { cycleOf, isHeld, isSame, toldOf } from '../model/account';
import { orderNow, reviewOf, reviewShown, WIDGETS } from './places';
import { moveThere } from './move';
import { press } from './words';

let level: Level;
beforeAll(async () => {
  level = await openLevel(serverElsewhere);
}, 120_000);
afterAll(() => level.close());
afterEach(() => void vi.useRealTimers());

const cells = CELLS.filter(({ kind }) => kind !== 'visitor' && kind !== 'reseller');
/** Some of those who are on an earlier plan move before they shop. */
const steps = fc
  .tuple(fc.boolean(), shopping(5))
  .map(([moves, all]): readonly Step[] => (moves ? [{ do: 'move', how: 'once' }, ...all] : all));
const history = fc.record<History>({ cell: fc.constantFrom(...cells), at: fc.nat(), steps });

/** Somebody else's page: nothing is kept of the one before. */
async function pageOf(scene: Scene, markup: string): Promise<void> {
  await leave();
  localStorage.clear();
  sessionStorage.clear();
  // The page's own clock says what the backend's says.
  vi.useFakeTimers({ toFake: ['Date'], now: scene.level.time.now });
  await mountPage(markup, { answers: answersOf(scene.visit) });
}

/** ms until a page has said what it has to say, on a busy machine too. */
const READ_WITHIN = { interval: 10, timeout: 20_000 };

/** All widgets stand on one page, and are read when they say what is expected, or have not after a while. */
async function compareWidgets(pairs: Pairs, scene: Scene): Promise<void> {
  const there = WIDGETS.filter(({ isThere }) => isThere(scene));
  await pageOf(scene, there.map(({ markup }) => markup(scene)).join(''));
  const look = (): Said[] => there.map(({ shown }) => shown(scene));
  const expected = there.map((one) => one.expected(scene));
  await vi.waitFor(() => expect(look()).toEqual(expected), READ_WITHIN).catch(() => undefined);
  for (const [n, shown] of look().entries())
    for (const [what, value] of Object.entries(expected[n] ?? {}))
      pairs.compare(`widget: ${there[n]?.name}`, what, shown[what], value);
}

/** ms until the page asks whether an order is in force, which carries it out, on a busy machine too. */
const ORDERED_WITHIN = 15_000;

/** What is confirmed there is what is ordered and charged. */
async function orderThere(pairs: Pairs, scene: Scene): Promise<void> {
  const { account, visit, level: at } = scene;
  if (account.earlier) return moveThere(pairs, scene, READ_WITHIN);
  // Who owes something, or has stored no card, is led to that first; what is paused is resumed, not ordered again.
  const isResumed = account.held?.atEnd === 'rests' && isSame(account);
  if (account.cart.planId === null || isHeld(account) || isResumed || account.owes || !account.hasCard) return;
  const expected = reviewOf(scene);
  press('cart', /checkout|continue/i);
  await vi.waitFor(() => expect(reviewShown(scene)).toEqual(expected), READ_WITHIN).catch(() => undefined);
  const shown = reviewShown(scene);
  for (const [what, value] of Object.entries(expected)) pairs.compare('widget: review', what, shown[what], value);
  const before = (await at.server.desk.charged(visit.id)).length;
  orderNow();
  await vi.waitFor(async () => expect(await at.server.desk.charged(visit.id)).toHaveLength(before + 1), ORDERED_WITHIN);
  const told = toldOf(account, account.cart, at.time.now, cycleOf(account, account.cart));
  pairs.compare('widget: review', 'charged', (await at.server.desk.charged(visit.id)).at(-1), told.total);
}

describe('every sum that a widget shows', () => {
  it('is what the decisions say, over random histories', async () => {
    const pairs = ledgerOfPairs();
    const playOne = async (one: History, tell: (words: string) => void): Promise<void> => {
      const scene = await play({ level, pairs, places: [], tell }, one);
      await compareWidgets(pairs, scene);
      await orderThere(pairs, scene);
    };
    await playAll('widgets', history, histories(20), pairs, playOne, { first: [EVERY_WIDGET, IS_MOVED_THERE] });
    const names = [...WIDGETS.map(({ name }) => name), 'review', 'move'];
    expect(names.map((name) => `widget: ${name}`).filter((name) => !pairs.counts().has(name))).toEqual([]);
  }, 3_600_000);
});
