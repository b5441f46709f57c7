import { applyPercentOff, minorFromText } from '../../../../src/domain/money/minor';
import { currencyOf } from '../../../../src/domain/money/currency';
import { readCart } from '../../../../src/contract/cart';
import { cartTotals } from '../../../../src/domain/pricing/totals';
import { check, NotChecked, unless, type Area, type Check, type Complaint } from '../check';
import { answers, firstOf, wrongAt } from '../expect';
import { allowedDecimals, at, decimalsOf, recordsOf, textOf, type Found } from '../records';
import { newShopper, plainModule, plainPackage } from '../shopper';
import type { Came } from '../server';
import { PRICING } from '../visit';

/** Removes the thousands separators. */
const plain = (value: unknown): string => textOf(value).trim().replaceAll(',', '');

const AMOUNTS = ['price', 'base_price', 'pricing_price', 'billed_amount'];
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** Reports amounts with more decimals than their currency has, which the page would round. */
export const amountsIn = (came: Came, records: readonly Found[]): Complaint[] => {
  const allowed = allowedDecimals(came.body);
  return records.flatMap(({ record, path }) =>
    AMOUNTS.filter((name) => (decimalsOf(record[name]) ?? 0) > allowed).map((name) =>
      wrongAt(came, `${path}.${name}`, `at most ${allowed} digits after the point`, record[name], 'rounds it, half up'),
    ),
  );
};

/** Returns the expected amount of one invoice, or null where a price or discount is unreadable. */
const billOf = ({ price, discount, billing_cycle: cycle }: Found['record'], decimals: 0 | 2): number | null => {
  const months = MONTHS[textOf(cycle)];
  const percent = Number(discount ?? 0);
  if (decimalsOf(price) === null || months === undefined || !(percent >= 0 && percent <= 100)) return null;
  return applyPercentOff(minorFromText(plain(price), decimals), Math.round(percent * 100), decimals) * months;
};

/** Reports invoice amounts that differ from the price on the card. [MNY-11] */
export const billsIn = (came: Came, plans: readonly Found[]): Complaint[] => {
  const { decimals, code } = currencyOf(textOf(at(came.body, 'currency')));
  return plans.flatMap(({ record, path }) => {
    const expected = billOf(record, decimals);
    if (expected === null || decimalsOf(record.billed_amount) === null) return [];
    const billed = minorFromText(plain(record.billed_amount), decimals);
    return unless(billed === expected, () =>
      wrongAt(
        came,
        `${path}.billed_amount`,
        `${(expected / 10 ** decimals).toFixed(decimals)} ${code}: ${textOf(record.price)} less ${textOf(record.discount)} %, in whole units, for a ${textOf(record.billing_cycle)}`,
        record.billed_amount,
        'shows a price and a bill that do not fit',
      ),
    );
  });
};

/** Checks the catalogue's prices in one currency. */
const inCurrency = (currency: string): Check =>
  check(
    `money.${currency.toLowerCase()}`,
    'MNY-20 MNY-21',
    `Prices are told in ${currency} where they are asked for`,
    async (visit) => {
      await visit.bundles();
      const came = await visit.services('bundles', { query: { ...PRICING, currency } });
      const found = at(came.body, 'currency');
      if (found !== currency)
        return [
          ...answers(came, 'BundlesReply'),
          wrongAt(came, '$.currency', `"${currency}"`, found, 'writes the prices in that currency instead'),
        ].slice(0, 1);
      const plans = recordsOf(came.body, 'data');
      // The packages area already checks the default currency.
      return currency === at((await visit.bundles()).body, 'currency')
        ? []
        : firstOf([...amountsIn(came, plans), ...billsIn(came, plans)]);
    },
  );

/** Compares the total of a cart as the page computes it with the server's total. */
const sumOfCart: Check = check(
  'money.cart',
  'CRT-57',
  'A cart comes to what is in it',
  async (visit) => {
    const shopper = newShopper(visit);
    await shopper.add((await plainPackage(visit)).id, 0);
    await shopper.add(Number((await plainModule(visit)).record.id), 1);
    const came = await shopper.read();
    const read = readCart(came.body);
    if (!read?.totals) throw new NotChecked('the cart names no totalPrice');
    const currency = currencyOf(read.currency);
    const { decimals, code } = currency;
    const { totalPrice } = cartTotals(read.cart, currency);
    const words = (amount: number): string => `${(amount / 10 ** decimals).toFixed(decimals)} ${code}`;
    return unless(read.totals.totalPrice === totalPrice, () =>
      wrongAt(
        came,
        '$.totalPrice',
        `${words(totalPrice)}, which is what its package and add-ons cost`,
        words(read.totals?.totalPrice ?? 0),
        'shows and orders that sum, beside lines that do not make it, and tells its site (`waybill-error`)',
      ),
    );
  },
  'write',
);

export const money: Area = {
  name: 'money',
  title: 'Money',
  checks: [...['USD', 'EUR', 'JPY'].map((currency) => inCurrency(currency)), sumOfCart],
};
