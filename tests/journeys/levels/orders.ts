import type { How } from '../histories/steps';
import type { Pairs } from '../law/pairs';
import { changed } from '../histories/acts';
import {
  cycleOf,
  debtOf,
  declined,
  isHeld,
  ordered,
  ordersNone,
  taken,
  toldOf,
  renewedUntil,
  type Account,
} from '../model/account';
import { CUSTOM, EMPTY } from '../model/cart';
import { readAmount } from '../model/money';
import { partsOf } from '../model/price';
import type { Scene } from '../places/place';
import { asJson, type Json } from './visit';

/** The body status of an order whose statement has changed: nothing was ordered, and the page asks again. */
const CHANGED = 412;
const REFUSED = 406;

/** Duration of a slow order in ms. */
const SLOW = 45_000;

const callOf = ({ visit, account }: Scene): string => {
  if (visit.cell.kind === 'reseller') return '/account/billing/subscription/create';
  return account.held ? '/billing/subscription/change' : `/billing/account/${visit.id}/checkout?pricing=1`;
};

/** Returns the header that names the confirmed statement, if the backend sends versions of statements. */
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

/** Tells whether nobody can order the cart: a custom solution of what is free, or one with a metered add-on in a quantity of 0. */
export const isUnorderable = (account: Account): boolean =>
  ordersNone(account) ||
  ((account.cart.planId ?? CUSTOM) === CUSTOM && partsOf(account.shelf, account.cart, 'month').length === 0);

/** Returns the reason why an order is refused; undefined if it is not. An order without a change is refused without a reason code. */
function refusalOf({ account, visit, level }: Scene): string | undefined {
  if (isUnorderable(account)) return 'not_for_sale';
  if (visit.cell.kind === 'reseller') return undefined;
  if (debtOf(account, level.time.now)) return 'payment_required';
  const { total } = toldOf(account, account.cart, level.time.now);
  return total > 0 && !account.hasCard ? 'payment_method_required' : undefined;
}

/** Compares the replies of all tabs, which must be the same and name one order. */
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

/** Orders the cart: one order and one charge, however often it is sent. An order without a change is refused. */
export async function order(scene: Scene, pairs: Pairs, how: How): Promise<void> {
  const { visit, account, level } = scene;
  if (account.cart.planId === null || visit.id === 0) return;
  const isSame = isHeld(account);
  // An account on a legacy plan has to migrate first.
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

/** Compares the pending change that the page shows while a slow order runs, and then its end. */
export async function pending(scene: Scene, pairs: Pairs, total: number): Promise<void> {
  const { visit, account, level } = scene;
  const { pending_subscription_change: change } = await visit.get('/account/session');
  const amount = readAmount(asJson(change)['total'], account.shelf.currency);
  pairs.compare('pending order', 'total', amount, total);
  await level.go(level.time.now + SLOW);
  await visit.post('/demo/activation', { pace: 'normal', takes: 0 });
  scene.account = renewedUntil(account, level.time.now);
}

/** Plays an order that the bank declines: nothing is charged, its invoice is void, and cart and subscription stay. */
export async function decline(scene: Scene, pairs: Pairs): Promise<void> {
  const { visit, account, level } = scene;
  if (account.cart.planId === null || visit.id === 0 || visit.cell.kind === 'reseller') return;
  if (isHeld(account) || account.earlier || refusalOf(scene) !== undefined) return;
  await level.server.desk.declines(visit.id, true);
  const [answer = {}] = await send(scene, 'once');
  pairs.compare('order', 'status of what is declined later', answer['status'], 200);
  // The next request makes the backend carry out the decline.
  await visit.get('/account/session');
  await level.server.desk.declines(visit.id, false);
  scene.account = declined(account, level.time.now);
  pairs.compare('transactions', 'after what was declined', await level.server.desk.charged(visit.id), taken(account));
}

/** Confirms a cart that has changed meanwhile: nothing is ordered and nothing is charged. */
export async function overtake(scene: Scene, pairs: Pairs, id: number): Promise<void> {
  const { visit, account, level } = scene;
  if (visit.id === 0) return;
  const headers = await confirmedBy(scene);
  const other = await level.again(visit);
  await other.change({ kind: 'add', id });
  const answer = await visit.post(callOf(scene), {}, headers);
  const cart = changed(account, { kind: 'add', id }, true);
  const isRefused = account.earlier !== null || isUnorderable({ ...account, cart });
  pairs.compare('order', 'status of what was overtaken', answer['status'], isRefused ? REFUSED : CHANGED);
  const charged = await level.server.desk.charged(visit.id);
  pairs.compare('transactions', 'after what was overtaken', charged, taken(account));
  scene.account = { ...account, cart };
}

/** Tries to buy an item that no page offers by its id, which is refused. */
export async function smuggle({ visit, account }: Scene, pairs: Pairs, id: number): Promise<void> {
  const answer = await visit.post('/cart/add', { id, module: 0 });
  pairs.compare('order', 'status of what is not for sale', [404, 406].includes(Number(answer['status'])), true);
  const plan = asJson(asJson((await visit.get('/cart/data'))['data'])['plan']);
  pairs.compare('cart', 'package beside what is not for sale', plan['id'] ?? 0, account.cart.planId ?? 0);
}
