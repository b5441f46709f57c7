import type { How } from '../histories/steps';
import type { Pairs } from '../law/pairs';
import { changed } from '../histories/acts';
import { cycleOf, declined, isHeld, ordered, taken, toldOf, renewedUntil } from '../model/account';
import { EMPTY } from '../model/cart';
import { readAmount } from '../model/money';
import type { Scene } from '../places/place';
import { asJson, type Json } from './visit';

/** Of the body of a refusal: nothing was ordered, and the page asks again. */
const CHANGED = 412;
const REFUSED = 406;

/** ms that a slow order takes. */
const SLOW = 45_000;

const callOf = ({ visit, account }: Scene): string => {
  if (visit.cell.kind === 'reseller') return '/account/billing/subscription/create';
  return account.held ? '/billing/subscription/change' : `/billing/account/${visit.id}/checkout?pricing=1`;
};

/** Names what was confirmed, where the backend names what it told. */
async function confirmedBy({ visit }: Scene): Promise<Readonly<Record<string, string>>> {
  const { version } = asJson((await visit.read('/cart/data'))['statement']);
  return typeof version === 'string' ? { 'Waybill-Statement': version } : {};
}

async function send(scene: Scene, how: How): Promise<readonly Json[]> {
  const { visit, level } = scene;
  const call = callOf(scene);
  const headers = { ...(await confirmedBy(scene)), 'Idempotency-Key': visit.key() };
  const first = (): Promise<Json> => visit.post(call, {}, headers);
  if (how === 'two tabs') {
    const other = await level.again(visit);
    return Promise.all([first(), other.post(call, {}, { ...headers, 'Idempotency-Key': other.key() })]);
  }
  return how === 'again' ? [await first(), await first()] : [await first()];
}

/** Why an order is refused; undefined where it is not. What is the same already is refused without a reason for programs. */
function refusalOf({ account, visit, level }: Scene): string | undefined {
  if (visit.cell.kind === 'reseller') return undefined;
  if (account.owes) return 'payment_required';
  const { total } = toldOf(account, account.cart, level.time.now);
  return total > 0 && !account.hasCard ? 'payment_method_required' : undefined;
}

/** Every tab gets the same reply, and all of them one order. */
export function compareReplies(
  pairs: Pairs,
  { place, how }: { readonly place: string; readonly how: string },
  answers: readonly Json[],
  expected: readonly [status: number, reason: string | undefined, isOrdered: boolean],
): void {
  const orders = answers.map((one) => asJson(one['result'])['order_id']);
  const said = answers.map((one, n) => [one['status'], one['reason'], Boolean(orders[n])]);
  pairs.compare(
    place,
    `reply, ${how}`,
    said,
    Array.from(answers, () => expected),
  );
  pairs.compare(place, 'orders', new Set(orders).size, 1);
}

/** Orders the cart: one order and one charge, however often it is sent. A change of nothing is refused. */
export async function order(scene: Scene, pairs: Pairs, how: How): Promise<void> {
  const { visit, account, level } = scene;
  if (account.cart.planId === null || visit.id === 0) return;
  const isSame = isHeld(account);
  // Who is on an earlier plan moves first.
  const isMoved = account.earlier === null;
  const reason = isSame || !isMoved ? undefined : refusalOf(scene);
  const isOrdered = !isSame && isMoved && reason === undefined;
  if (how === 'slow' && isOrdered) await visit.post('/demo/activation', { pace: 'slow' });
  const answers = await send(scene, how);
  compareReplies(pairs, { place: 'order', how }, answers, [isOrdered ? 200 : REFUSED, reason, isOrdered]);
  if (!isOrdered) return;
  const before = account;
  const cycle = cycleOf(account, account.cart);
  scene.account = { ...ordered(account, account.cart, level.time.now, cycle), cart: EMPTY };
  if (how === 'slow') await pending(scene, pairs, toldOf(before, before.cart, level.time.now, cycle).total);
}

/** While an order is on its way, the page says what it takes; then it is in force. */
export async function pending(scene: Scene, pairs: Pairs, total: number): Promise<void> {
  const { visit, account, level } = scene;
  const { pending_subscription_change: change } = await visit.get('/account/session');
  const amount = readAmount(asJson(change)['total'], account.shelf.currency);
  pairs.compare('pending order', 'total', amount, total);
  await level.go(level.time.now + SLOW);
  await visit.post('/demo/activation', { pace: 'normal', takes: 0 });
  scene.account = renewedUntil(account, level.time.now);
}

/** The bank declines an order: nothing is taken, its invoice is void, and the cart and what is held stay. */
export async function decline(scene: Scene, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  if (account.cart.planId === null || visit.id === 0 || visit.cell.kind === 'reseller') return;
  if (isHeld(account) || account.earlier || refusalOf(scene) !== undefined) return;
  await level.server.desk.declines(visit.id, true);
  const [answer = {}] = await send(scene, 'once');
  pairs.compare('order', 'status of what is declined later', answer['status'], 200);
  // Whoever asks next finds it declined.
  await visit.get('/account/session');
  await level.server.desk.declines(visit.id, false);
  scene.account = declined(account, level.time.now);
  pairs.compare('transactions', 'after what was declined', await level.server.desk.charged(visit.id), taken(account));
}

/** What was confirmed is not what the cart holds any more: nothing is ordered and nothing charged. */
export async function overtake(scene: Scene, pairs: Pairs, id: number): Promise<void> {
  const { visit, account, level } = scene;
  if (visit.id === 0) return;
  const headers = await confirmedBy(scene);
  const other = await level.again(visit);
  await other.change({ kind: 'add', id });
  const answer = await visit.post(callOf(scene), {}, headers);
  pairs.compare('order', 'status of what was overtaken', answer['status'], account.earlier ? REFUSED : CHANGED);
  const charged = await level.server.desk.charged(visit.id);
  pairs.compare('transactions', 'after what was overtaken', charged, taken(account));
  scene.account = { ...account, cart: changed(account, { kind: 'add', id }, true) };
}

/** What stands on no page can't be bought by its id either. */
export async function smuggle({ visit, account }: Scene, pairs: Pairs, id: number): Promise<void> {
  const answer = await visit.post('/cart/add', { id, module: 0 });
  pairs.compare('order', 'status of what is not for sale', [404, 406].includes(Number(answer['status'])), true);
  const plan = asJson(asJson((await visit.get('/cart/data'))['data'])['plan']);
  pairs.compare('cart', 'package beside what is not for sale', plan['id'] ?? 0, account.cart.planId ?? 0);
}
