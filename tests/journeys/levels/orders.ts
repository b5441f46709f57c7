import type { How } from '../histories/steps';
import type { Pairs } from '../law/pairs';
import { changed } from '../histories/acts';
import { cycleOf, isHeld, ordered } from '../model/account';
import { EMPTY } from '../model/cart';
import type { Scene } from '../places/place';
import { json, type Json } from './visit';

/** Of the body of a refusal: nothing was ordered, and the page asks again. */
const CHANGED = 412;
const NOTHING_NEW = 406;

const callOf = ({ visit, account }: Scene): string => {
  if (visit.cell.kind === 'reseller') return '/account/billing/subscription/create';
  return account.held ? '/billing/subscription/change' : `/billing/account/${visit.id}/checkout?pricing=1`;
};

/** Names what was confirmed, where the backend names what it told. */
async function confirmedBy({ visit }: Scene): Promise<Readonly<Record<string, string>>> {
  const { version } = json((await visit.get('/cart/data'))['statement']);
  return typeof version === 'string' ? { 'Waybill-Statement': version } : {};
}

async function send(scene: Scene, how: How): Promise<readonly Json[]> {
  const { visit, level } = scene;
  const [call, headers] = [callOf(scene), await confirmedBy(scene)];
  if (how === 'once') return [await visit.post(call, {}, headers)];
  if (how === 'two tabs') {
    const other = await level.again(visit);
    return Promise.all([visit.post(call, {}, headers), other.post(call, {}, headers)]);
  }
  const again = { ...headers, 'Idempotency-Key': `${visit.name}-again-${level.time.now}-0123456789` };
  return [await visit.post(call, {}, again), await visit.post(call, {}, again)];
}

/** Orders the cart: one order and one charge, however often it is sent. A change of nothing is refused. */
export async function order(scene: Scene, pairs: Pairs, how: How): Promise<void> {
  const { visit, account, level } = scene;
  if (account.cart.planId === null || !visit.isMember) return;
  const isSame = isHeld(account);
  const answers = await send(scene, how);
  const expected = isSame ? NOTHING_NEW : 200;
  pairs.compare(
    'order',
    `status, ${how}`,
    answers.map(({ status }) => status),
    answers.map(() => expected),
  );
  // Whoever asks next has it carried out.
  await visit.get('/account/session');
  if (isSame) return;
  const cycle = cycleOf(account, account.cart);
  scene.account = { ...ordered(account, account.cart, level.time.now, cycle), cart: EMPTY };
}

/** What was confirmed is not what the cart holds any more: nothing is ordered and nothing charged. */
export async function overtake(scene: Scene, pairs: Pairs, id: number): Promise<void> {
  const { visit, account, level } = scene;
  if (!visit.isMember) return;
  const headers = await confirmedBy(scene);
  const other = await level.again(visit);
  await other.change({ kind: 'add', id });
  const before = await level.server.charged(visit.id);
  const answer = await visit.post(callOf(scene), {}, headers);
  pairs.compare('order', 'status of what was overtaken', answer['status'], CHANGED);
  pairs.compare('transactions', 'after what was overtaken', await level.server.charged(visit.id), before);
  scene.account = { ...account, cart: changed(account, { kind: 'add', id }, true) };
}

/** What stands on no page can't be bought by its id either. */
export async function smuggle({ visit, account }: Scene, pairs: Pairs, id: number): Promise<void> {
  const answer = await visit.post('/cart/add', { id, module: 0 });
  pairs.compare('order', 'status of what is not for sale', [404, 406].includes(Number(answer['status'])), true);
  const plan = json(json((await visit.get('/cart/data'))['data'])['plan']);
  pairs.compare('cart', 'package beside what is not for sale', plan['id'] ?? 0, account.cart.planId ?? 0);
}
