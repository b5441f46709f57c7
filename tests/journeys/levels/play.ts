import { cameWith } from '../accounts/came-with';
import { taxRateOf, type Cell } from '../accounts/cells';
import { actOf, changed, isChange, type Act } from '../histories/acts';
import { beginningOf } from '../histories/beginnings';
import type { Step } from '../histories/steps';
import { inWords } from '../histories/words';
import type { Pairs } from '../law/pairs';
import { newAccount, renewedUntil, type Account } from '../model/account';
import { dayAt } from '../model/days';
import { onEarlierPlan } from '../model/moves';
import type { Place, Scene } from '../places/place';
import { soldIn } from './catalogue';
import { isLife, live } from './life';
import { decline, order, overtake, smuggle } from './orders';
import { move } from './moves';
import { returnBill } from './returns';
import type { Level } from './server';
import { switchAddOn } from './switches';

const START = Date.UTC(2026, 0, 1);
const SPAN = 4 * 365 * 86_400_000;

/** The history of one account. */
export interface History {
  readonly cell: Cell;
  /** The time zone of the whole history. */
  readonly zone?: string;
  /** Start of the history, in ms after the earliest start. */
  readonly at: number;
  readonly steps: readonly Step[];
}

async function perform(scene: Scene, act: Act, pairs: Pairs): Promise<void> {
  const { visit, level, account } = scene;
  if (act.kind === 'until') {
    await level.go(act.at);
    scene.account = renewedUntil(account, act.at);
  } else if (isChange(act)) {
    await visit.change(act);
    scene.account = { ...account, cart: changed(account, act, visit.id > 0) };
  } else if (isLife(act)) await live(scene, act, pairs);
  else if (act.kind === 'order') await order(scene, pairs, act.how);
  else if (act.kind === 'move') await move(scene, pairs, act.how);
  else if (act.kind === 'decline') await decline(scene, pairs);
  else if (act.kind === 'refund') await returnBill(scene, act.at, pairs);
  else if (act.kind === 'switch') await switchAddOn(scene, act, pairs);
  else if (act.kind === 'overtake') await overtake(scene, pairs, act.id);
  else if (act.kind === 'smuggle') await smuggle(scene, pairs, act.id);
  visit.forget();
}

/** Compares every place that an action may have changed. */
async function look(scene: Scene, act: Act, pairs: Pairs, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    if (!place.after.includes(act.kind) || !place.isThere(scene)) continue;
    const shown = await place.shown(scene);
    for (const [what, expected] of Object.entries(place.expected(scene)))
      pairs.compare(place.name, what, shown[what], expected);
  }
}

/** The level, ledger and places with which a history is played. */
export interface Setting {
  readonly level: Level;
  readonly pairs: Pairs;
  readonly places: readonly Place[];
  readonly tell: (words: string) => void;
}

/** Builds the model of a new account: empty, or with a legacy plan. */
function accountOf(cell: Cell, memberId: number, now: number): Account {
  const { shelf } = soldIn(cell.currency);
  const isBilledHere = cell.kind !== 'reseller' && cell.kind !== 'store';
  const account = newAccount(shelf, taxRateOf(cell), memberId, isBilledHere);
  const came = cameWith(cell, shelf, dayAt(now));
  return came ? onEarlierPlan({ ...account, hasCard: isBilledHere }, came) : account;
}

/** Plays one history and compares all places after each step. @returns its final scene */
export async function play(
  { level, pairs, places, tell }: Setting,
  { cell, zone, at, steps }: History,
): Promise<Scene> {
  if (zone) process.env.TZ = zone;
  const { shelf } = soldIn(cell.currency);
  await level.go(START + (at % SPAN));
  const visit = await level.arrive(cell);
  const scene: Scene = { level, visit, account: accountOf(cell, visit.id, level.time.now) };
  tell(
    `${cell.kind}, ${cell.currency}, ${cell.country}, ${zone ?? 'here'}, from ${new Date(level.time.now).toISOString()}`,
  );
  const beginning = beginningOf(cell.kind, shelf);
  for (const [n, step] of [...beginning, ...steps].entries()) {
    const act = actOf(step, scene.account, level.time.now);
    if (!act) continue;
    tell(inWords(shelf, act));
    await perform(scene, act, pairs);
    // The steps of the beginning are compared only once it is complete.
    if (n + 1 >= beginning.length) await look(scene, act, pairs, places);
  }
  return scene;
}
