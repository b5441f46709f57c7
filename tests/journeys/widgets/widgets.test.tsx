import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectCheckout } from '../../../src/flows/checkout/selectors';
import { attemptStepped } from '../../../src/flows/checkout/slice';
import { leave, mountPage, type Page } from '../../kit/mount';
import { CELLS } from '../accounts/cells';
import { EVERY_WIDGET, IS_COUNTED, IS_MOVED_THERE } from '../histories/first';
import { shopping, type Step } from '../histories/steps';
import { ledgerOfPairs, type Pairs } from '../law/pairs';
import { histories, playAll } from '../law/run';
import { serverElsewhere } from '../levels/child';
import { isUnorderable } from '../levels/orders';
import { play, type History } from '../levels/play';
import { openLevel, type Level } from '../levels/server';
import type { Said, Scene } from '../places/place';
import { answersOf } from './page';
import { cycleOf, debtOf, isHeld, isSame, toldOf } from '../model/account';
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
/** Arbitrary of steps; some accounts on a legacy plan migrate before they shop. */
const steps = fc
  .tuple(fc.boolean(), shopping(5))
  .map(([moves, all]): readonly Step[] => (moves ? [{ do: 'move', how: 'once' }, ...all] : all));
const history = fc.record<History>({ cell: fc.constantFrom(...cells), at: fc.nat(), steps });

/** Opens the page of another account, with empty storage. */
async function pageOf(scene: Scene, markup: string): Promise<Page> {
  await leave();
  localStorage.clear();
  sessionStorage.clear();
  // The page's clock shows the same time as the backend's.
  vi.useFakeTimers({ toFake: ['Date'], now: scene.level.time.now });
  return mountPage(markup, { answers: answersOf(scene.visit) });
}

/** Polling interval and timeout in ms for the values of a page, long enough for a busy machine. */
const READ_WITHIN = { interval: 10, timeout: 20_000 };

/** Mounts all widgets on one page and waits until they show the expected values, or reports what they show at the timeout. */
async function compareWidgets(pairs: Pairs, scene: Scene): Promise<Page> {
  const there = WIDGETS.filter(({ isThere }) => isThere(scene));
  const page = await pageOf(scene, there.map(({ markup }) => markup(scene)).join(''));
  const look = (): Said[] => there.map(({ shown }) => shown(scene));
  const expected = there.map((one) => one.expected(scene));
  await vi.waitFor(() => expect(look()).toEqual(expected), READ_WITHIN).catch(() => undefined);
  for (const [n, shown] of look().entries())
    for (const [what, value] of Object.entries(expected[n] ?? {}))
      pairs.compare(`widget: ${there[n]?.name}`, what, shown[what], value);
  return page;
}

/** Timeout in ms until the page polls for an order, which makes the backend carry it out. */
const ORDERED_WITHIN = 15_000;

/** Orders through the review, and compares what is confirmed with what is charged. */
async function orderThere(pairs: Pairs, scene: Scene, { store }: Page): Promise<void> {
  const { account, visit, level: at } = scene;
  if (account.earlier) return moveThere(pairs, scene, READ_WITHIN);
  // The page leads to an open invoice or a missing card first; a paused subscription is resumed, not ordered again.
  const isResumed = account.held?.atEnd === 'rests' && isSame(account);
  const isNothing = account.cart.planId === null || isHeld(account) || isResumed || isUnorderable(account);
  if (isNothing || debtOf(account, at.time.now) || !account.hasCard) return;
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
  // The page asks how the order went, and then for the cart; these calls must not outlive the test.
  await vi.waitFor(
    () => expect(['enabled', 'idle']).toContain(selectCheckout(store.getState()).step.phase),
    ORDERED_WITHIN,
  );
  store.dispatch(attemptStepped({ event: { type: 'left' } }));
}

describe('every amount in a widget', () => {
  it('equals that of the model, over random histories', async () => {
    const pairs = ledgerOfPairs();
    const playOne = async (one: History, tell: (words: string) => void): Promise<void> => {
      const scene = await play({ level, pairs, places: [], tell }, one);
      await orderThere(pairs, scene, await compareWidgets(pairs, scene));
    };
    await playAll('widgets', history, histories(5), pairs, playOne, {
      first: [EVERY_WIDGET, IS_MOVED_THERE, IS_COUNTED],
    });
    const names = [...WIDGETS.map(({ name }) => name), 'review', 'move'];
    expect(names.map((name) => `widget: ${name}`).filter((name) => !pairs.counts().has(name))).toEqual([]);
  }, 3_600_000);
});
