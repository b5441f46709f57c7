import { eq } from 'drizzle-orm';
import { transactions } from '../../../demo/server/db/schema';
import { currencyOf } from '../../../src/domain/money/currency';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { TAX, type Cell } from '../accounts/cells';
import { actOf, changed, isChange, type Act } from '../histories/acts';
import type { Step } from '../histories/steps';
import { inWords } from '../histories/words';
import type { Pairs } from '../law/pairs';
import { cycleOf, newAccount, ordered, toldOf, until, type Account } from '../model/account';
import { EMPTY } from '../model/cart';
import { readDay, writeDay } from '../model/days';
import { readAmount } from '../model/money';
import { totalsOf } from '../model/price';
import { inEnglish, plainText } from '../model/write';
import { soldIn } from './catalogue';
import { changeStored, json, type Level, type Visit } from './backend';
import { contentOf, written } from './domain';

const SPAN = 4 * 365 * 86_400_000;
const START = Date.UTC(2026, 0, 1);

interface Scene {
  readonly level: Level;
  readonly visit: Visit;
  readonly pairs: Pairs;
  account: Account;
}

async function compareCart({ visit, pairs, account }: Scene): Promise<void> {
  const { cart } = await visit.cart();
  const content = cart ? contentOf(cart.cart) : EMPTY;
  pairs.compare('cart', 'content', written(content), written(account.cart));
  if (!cart) return;
  const shown = cartTotals(cart.cart, currencyOf(visit.cell.currency));
  const totals = totalsOf(account.shelf, account.cart);
  pairs.compare('cart', 'package', shown.totalDiscountedPrice, totals.package);
  pairs.compare('cart', 'add-ons', shown.totalAdditionalModulesPrice, totals.additional);
  pairs.compare('cart', 'total', shown.totalPrice, totals.total);
}

const key = (day: string, amount: number | null): string => `${day} ${amount}`;

async function compareBooks({ visit, pairs, account, level }: Scene): Promise<void> {
  const { currency, kind } = visit.cell;
  const { held, billed } = account;
  if (!held) return;
  const info = json((await visit.get(`/account/subscription/info?member_id=${visit.id}`))['subscription']);
  const told = toldOf(account, held.content, level.time.now, held.cycle);
  pairs.compare('subscription', 'next invoice', readAmount(info['next_amount'], currency), told.next);
  pairs.compare('subscription', 'credit', readAmount(info['credit'], currency), held.credit);
  pairs.compare('subscription', 'period', info['timeframe'], held.cycle);
  pairs.compare('subscription', 'renews on', writeDay(readDay(info['next_invoice_date'])), writeDay(held.endsOn));
  const rows = await level.backend.db.select().from(transactions).where(eq(transactions.memberId, visit.id));
  const orders = billed.filter(({ what }) => what === 'order');
  pairs.compare(
    'transactions',
    'amounts',
    rows.toSorted((one, other) => one.id - other.id).map(({ amount }) => amount),
    orders.map(({ total }) => total),
  );
  if (kind === 'reseller') return;
  const list = await visit.get(`/account/${visit.id}/invoices`);
  const data = Array.isArray(list['data']) ? list['data'].map(json) : [];
  pairs.compare(
    'invoices',
    'amounts by day',
    data.map((one) => key(writeDay(readDay(one['issued_at'])), readAmount(one['amount'], currency))).toSorted(),
    billed
      .map(({ issuedOn, total }) => key(writeDay(issuedOn), total))
      .toSorted()
      .slice(-12),
  );
}

async function order(scene: Scene): Promise<void> {
  const { visit, pairs, account, level } = scene;
  if (account.cart.planId === null || !visit.isMember) return;
  const cycle = cycleOf(account, account.cart);
  const told = toldOf(account, account.cart, level.time.now, cycle);
  const { currency, kind } = visit.cell;
  if (kind !== 'reseller') {
    const message = await visit.get('/manage/ui/account/subscription/upgrade/message');
    const statement = json(message['statement']);
    pairs.compare('upgrade', 'due now', readAmount(statement['total'], currency), told.total);
    pairs.compare('upgrade', 'next invoice', readAmount(statement['next'], currency), told.next);
    pairs.compare('upgrade', 'every period', readAmount(statement['recurring'], currency), told.recurring);
  }
  const call =
    kind === 'reseller'
      ? '/account/billing/subscription/create'
      : account.held
        ? '/billing/subscription/change'
        : `/billing/account/${visit.id}/checkout?pricing=1`;
  const answer = await visit.post(call);
  const isSame =
    account.held !== null && account.held.cycle === cycle && written(account.held.content) === written(account.cart);
  pairs.compare('order', 'status', answer['status'], isSame ? 406 : 200);
  if (!isSame) scene.account = { ...ordered(account, account.cart, level.time.now, cycle), cart: EMPTY };
}

async function share({ visit, pairs, account }: Scene): Promise<void> {
  if (account.cart.planId === null || visit.cell.kind === 'reseller') return;
  const answer = await visit.post('/cart/share', { emails: ['a@fleet.example'], comments: '' });
  pairs.compare('quote', 'status', answer['status'], 200);
  const total = inEnglish(totalsOf(account.shelf, account.cart).total, visit.cell.currency).replace('\u00a0', ' ');
  const [mail] = (await visit.get('/demo/outbox'))['data'] as readonly unknown[];
  pairs.compare('mail', 'total', plainText(String(json(mail)['subject'])).includes(total), true);
  const page = plainText(await visit.text(String(json(answer['result'])['url'])));
  pairs.compare('quote page', 'total', page.includes(total), true);
}

async function perform(scene: Scene, act: Act): Promise<void> {
  const { visit, level, account } = scene;
  if (act.kind === 'until') {
    level.time.now = act.at;
    await visit.signIn();
    scene.account = until(account, act.at);
    return compareBooks(scene);
  }
  if (isChange(act)) {
    await changeStored(visit, act);
    scene.account = { ...account, cart: changed(account, act, visit.isMember) };
    return compareCart(scene);
  }
  if (act.kind === 'share') return share(scene);
  if (act.kind !== 'order') return;
  await order(scene);
  return compareBooks(scene);
}

/** What a kind has done before its history begins. */
const BEFORE: Readonly<Partial<Record<Cell['kind'], (shelf: Account['shelf']) => readonly Step[]>>> = {
  monthly: ({ packages }) => [{ do: 'choose', pick: nth(packages, 'month') }, { do: 'order' }],
  yearly: ({ packages }) => [{ do: 'choose', pick: nth(packages, 'year') }, { do: 'order' }],
  custom: () => [{ do: 'add', pick: 0 }, { do: 'add', pick: 5 }, { do: 'order' }],
};
const nth = (packages: Account['shelf']['packages'], cycle: string): number =>
  [...packages.values()]
    .filter(({ isSold, isContact }) => isSold && !isContact)
    .findIndex((one) => one.cycle === cycle);

/** One history of one account, compared after each step. */
export async function playBackend(
  level: Level,
  pairs: Pairs,
  { cell, at, steps }: { readonly cell: Cell; readonly at: number; readonly steps: readonly Step[] },
  tell: (words: string) => void,
): Promise<void> {
  const { shelf } = soldIn(cell.currency);
  level.time.now = START + (at % SPAN);
  const visit = await level.arrive(cell);
  const scene: Scene = { level, visit, pairs, account: newAccount(shelf, TAX[cell.country]) };
  tell(`${cell.kind}, ${cell.currency}, ${cell.country}, from ${new Date(level.time.now).toISOString()}`);
  for (const step of [...(BEFORE[cell.kind]?.(shelf) ?? []), ...steps]) {
    const act = actOf(step, scene.account, level.time.now);
    if (!act) continue;
    tell(inWords(shelf, act));
    await perform(scene, act);
  }
}
