import { readMigration, toMigrationBody } from '../../../src/contract/migration';
import type { HowMoved } from '../histories/steps';
import type { Pairs } from '../law/pairs';
import { debtOf, taken, renewedUntil } from '../model/account';
import { CUSTOM } from '../model/cart';
import { DAY } from '../model/days';
import { moved, moveDeclined, toldOfMove } from '../model/moves';
import { termsAt } from '../places/migration';
import type { Scene } from '../places/place';
import { compareReplies, pending } from './orders';
import type { Json, Visit } from './visit';

const [REFUSED, CHANGED] = [406, 412];

/** The post states of a migration: 28 for a legacy custom solution, 32 for any other legacy plan. */
const POST_STATE = { custom: 28, other: 32 } as const;

/** Returns the reason why a migration is refused; undefined if it is not. */
function refusalOf({ account, level }: Scene): string | undefined {
  if (debtOf(account, level.time.now)) return 'payment_required';
  return (toldOfMove(account, level.time.now)?.total ?? 0) > 0 && !account.hasCard
    ? 'payment_method_required'
    : undefined;
}

/** Sends the confirmed migration, from one tab or two, or again. */
async function send({ visit, level }: Scene, how: HowMoved, body: object, version: string | null): Promise<Json[]> {
  const named: Readonly<Record<string, string>> = version === null ? {} : { 'Waybill-Statement': version };
  const to = (tab: Visit, key: string): Promise<Json> =>
    tab.post('/account/subscription/update', body, { ...named, 'Idempotency-Key': key });
  const key = visit.key();
  if (how === 'two tabs') {
    const other = await level.again(visit);
    return Promise.all([to(visit, key), to(other, other.key())]);
  }
  return how === 'again' ? [await to(visit, key), await to(visit, key)] : [await to(visit, key)];
}

/** Migrates an account on its shown terms: one order and one charge, however often it is sent. [REV-98] */
export async function move(scene: Scene, pairs: Pairs, how: HowMoved): Promise<void> {
  const { visit, level } = scene;
  const { earlier } = scene.account;
  if (!earlier) return;
  const terms = readMigration(await visit.get(termsAt(scene)));
  const postState = earlier.content.planId === CUSTOM ? POST_STATE.custom : POST_STATE.other;
  const { id: memberId } = visit;
  const body = toMigrationBody({ items: terms?.items ?? [], memberId, isLegacy: true, postState, method: null });
  if (how === 'late') {
    // A day later less of the period is left, so the shown terms no longer apply.
    await level.go(level.time.now + DAY);
    scene.account = renewedUntil(scene.account, level.time.now);
  }
  if (how === 'slow') await visit.post('/demo/activation', { pace: 'slow' });
  if (how === 'declined') await level.server.desk.declines(memberId, true);
  const answers = await send(scene, how, body, terms?.statement.version ?? null);
  const reason = refusalOf(scene);
  const isOrdered = how !== 'late' && reason === undefined;
  const status = how === 'late' ? CHANGED : isOrdered ? 200 : REFUSED;
  compareReplies(pairs, { place: 'move', how }, answers, [status, how === 'late' ? undefined : reason, isOrdered]);
  await carriedOut(scene, pairs, how, isOrdered);
  pairs.compare('move', 'charged', await level.server.desk.charged(memberId), taken(scene.account));
}

/** Compares the end of a migration: in force at once, after polling, or declined. */
async function carriedOut(scene: Scene, pairs: Pairs, how: HowMoved, isOrdered: boolean): Promise<void> {
  const { visit, level, account } = scene;
  if (isOrdered) scene.account = (how === 'declined' ? moveDeclined : moved)(account, level.time.now);
  if (how === 'slow' && isOrdered) await pending(scene, pairs, toldOfMove(account, level.time.now)?.total ?? 0);
  // The next request makes the backend carry it out.
  await visit.get('/account/session');
  await level.server.desk.declines(visit.id, false);
}
