import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { billOf } from '../../src/domain/checkout/bill';
import { dayOf } from '../../src/domain/time/day';
import { dueToday, type Held } from '../../src/domain/checkout/due';
import { currencyOf } from '../../src/domain/money/currency';
import { planPrice } from '../../src/domain/pricing/plan-price';
import { cartTotals } from '../../src/domain/pricing/totals';
import { actOf, changed, isChange } from './histories/acts';
import { years } from './histories/steps';
import { inWords } from './histories/words';
import { ledgerOfPairs } from './law/pairs';
import { histories, playAll } from './law/run';
import { changedCart, contentOf } from './levels/domain';
import { written } from './model/cart';
import { soldIn } from './levels/catalogue';
import { cycleOf, newAccount, ordered, toldOf, until } from './model/account';
import { startOfDay } from './model/days';
import { CURRENCIES } from './model/money';
import { totalsOf } from './model/price';

const START = Date.UTC(2026, 0, 1);
const SPAN = 4 * 365 * 86_400_000;

const history = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  rate: fc.constantFrom(0, 2000, 1900, 810),
  isMember: fc.boolean(),
  at: fc.nat({ max: SPAN }),
  steps: years(14),
});

describe('every sum of a cart and of its bill', () => {
  it('is what the decisions say, over random histories', async () => {
    const pairs = ledgerOfPairs();
    await playAll('domain', history, histories(10_000), pairs, ({ currency, rate, isMember, at, steps }, tell) => {
      const { shelf, catalogue } = soldIn(currency);
      const money = currencyOf(currency);
      let account = newAccount(shelf, rate);
      let cart = emptyCart;
      let now = START + at;
      let held: Held | null = null;
      tell(`in ${currency}, tax ${rate / 100} %`);
      for (const step of steps) {
        const act = actOf(step, account, now);
        if (!act) continue;
        tell(inWords(shelf, act));
        if (act.kind === 'until') {
          now = act.at;
          account = until(account, now);
        }
        if (isChange(act)) {
          cart = changedCart(cart, act, catalogue, isMember);
          account = { ...account, cart: changed({ ...account, held: null }, act, isMember) };
          pairs.compare('cart', 'content', written(contentOf(cart)), written(account.cart));
          const totals = totalsOf(shelf, account.cart);
          const shown = cartTotals(cart, money);
          pairs.compare('cart', 'list price', shown.totalBundleNonDiscountedPrice, totals.list);
          pairs.compare('cart', 'package', shown.totalDiscountedPrice, totals.package);
          pairs.compare('cart', 'add-ons', shown.totalAdditionalModulesPrice, totals.additional);
          pairs.compare('cart', 'total', shown.totalPrice, totals.total);
          const plan = catalogue.plans.get(account.cart.planId ?? 0);
          if (plan && act.kind === 'choose') {
            const card = planPrice(plan, catalogue.modules, money);
            pairs.compare('card', 'list price', card.list, totals.list);
            pairs.compare('card', 'price', card.price, totals.package);
          }
        }
        if (act.kind === 'order' && account.cart.planId !== null && isMember) {
          const cycle = cycleOf(account, account.cart);
          const told = toldOf(account, account.cart, now, cycle);
          const due = dueToday(held, { items: billOf(cart, cycle, money), cycle }, dayOf(now));
          pairs.compare('review', 'due today', due.due, told.subtotal);
          pairs.compare('review', 'carried', due.carried, told.carried);
          account = ordered(account, account.cart, now, cycle);
          const { startsOn, endsOn, credit } = account.held ?? { startsOn: 0, endsOn: 0, credit: 0 };
          const period = { startsOn: dayOf(startOfDay(startsOn)), endsOn: dayOf(startOfDay(endsOn)) };
          held = { items: billOf(cart, cycle, money), cycle, period, credit };
        }
      }
    });
    expect(pairs.total()).toBeGreaterThan(0);
  });
});
