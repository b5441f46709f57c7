import { emptyCart } from '../../../src/domain/cart/empty-cart';
import type { Cart } from '../../../src/domain/cart/types';
import { billOf } from '../../../src/domain/checkout/bill';
import { dueToday, type HeldBill } from '../../../src/domain/checkout/due';
import { currencyOf } from '../../../src/domain/money/currency';
import { isOnce } from '../../../src/domain/pricing/module-price';
import { planPrice } from '../../../src/domain/pricing/plan-price';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { dayOf } from '../../../src/domain/time/day';
import { actOf, changed, isChange, soldItems, type Change } from '../histories/acts';
import type { Step } from '../histories/steps';
import { inWords } from '../histories/words';
import type { Pairs } from '../law/pairs';
import { cycleOf, newAccount, ordered, toldOf, renewedUntil, type Account } from '../model/account';
import { contentAsText } from '../model/cart';
import { startOfDay } from '../model/days';
import type { Currency } from '../model/money';
import { totalsOf } from '../model/price';
import { soldIn } from './catalogue';
import { changedCart, contentOf } from './domain';
import { compareModulePage } from './domain-page';

/** A history on the domain level: an account with a currency and a tax rate. */
export interface DomainHistory {
  readonly currency: Currency;
  readonly rate: number;
  readonly isMember: boolean;
  /** Start time in ms since 1970. */
  readonly at: number;
  readonly steps: readonly Step[];
}

/** Converts the held subscription to the product's bill: the product's items, the model's days. One-off items are not held. */
function heldBy({ held, shelf }: Account, { plan, lines }: Cart): HeldBill | null {
  if (!held) return null;
  const { cycle, startsOn, endsOn, credit } = held;
  const kept = Object.fromEntries(Object.entries(lines).filter(([, line]) => !isOnce(line)));
  const items = billOf({ plan, lines: kept }, cycle, currencyOf(shelf.currency));
  return { items, cycle, period: { startsOn: dayOf(startOfDay(startsOn)), endsOn: dayOf(startOfDay(endsOn)) }, credit };
}

/** Picks an add-on whose page to compare; the choice rotates through all. */
const pageOf = ({ shelf, billed }: Account, id: number): number => {
  const all = soldItems(shelf);
  return all[(id + billed.length * 7) % all.length]?.id ?? id;
};

/** Plays a history and compares the product's functions with the model after each step. */
export function playDomain(
  pairs: Pairs,
  { currency, rate, isMember, at, steps }: DomainHistory,
  tell: (words: string) => void,
) {
  const sold = soldIn(currency);
  const { shelf, catalogue } = sold;
  const money = currencyOf(currency);
  let [account, cart, kept, now] = [newAccount(shelf, rate), emptyCart, emptyCart, at];

  const compareCart = (act: Change): void => {
    pairs.compare('cart', 'content', contentAsText(contentOf(cart)), contentAsText(account.cart));
    const totals = totalsOf(shelf, account.cart);
    const shown = cartTotals(cart, money);
    pairs.compare('cart', 'list price', shown.totalBundleNonDiscountedPrice, totals.list);
    pairs.compare('cart', 'package', shown.totalDiscountedPrice, totals.package);
    pairs.compare('cart', 'add-ons', shown.totalAdditionalModulesPrice, totals.additional);
    pairs.compare('cart', 'total', shown.totalPrice, totals.total);
    pairs.compare('cart', 'one-time', shown.oneTimeTotal, totals.once);
    const plan = catalogue.plans.get(account.cart.planId ?? 0);
    if (!plan || act.kind !== 'choose') return;
    const card = planPrice(plan, catalogue.modules, money);
    pairs.compare('card', 'list price', card.list, totals.list);
    pairs.compare('card', 'price', card.price, totals.package);
  };

  const order = (): void => {
    const cycle = cycleOf(account, account.cart);
    const told = toldOf(account, account.cart, now, cycle);
    const due = dueToday(heldBy(account, kept), { items: billOf(cart, cycle, money), cycle }, dayOf(now));
    pairs.compare('review', 'due today', due.due, told.subtotal);
    pairs.compare('review', 'carried', due.carried, told.carried);
    account = ordered(account, account.cart, now, cycle);
    kept = cart;
  };

  tell(`in ${currency}, tax ${rate / 100} %, from ${new Date(now).toISOString()}`);
  for (const step of steps) {
    const act = actOf(step, account, now);
    if (!act) continue;
    tell(inWords(shelf, act));
    if (act.kind === 'until') {
      now = act.at;
      account = renewedUntil(account, now);
    } else if (isChange(act)) {
      cart = changedCart(cart, act, catalogue, isMember);
      account = { ...account, cart: changed({ ...account, held: null }, act, isMember) };
      compareCart(act);
      const other = pageOf(account, act.id);
      for (const id of [act.id, other]) compareModulePage(pairs, sold, { account, cart, kept, now }, id);
    } else if (act.kind === 'order' && account.cart.planId !== null && isMember) order();
  }
}
