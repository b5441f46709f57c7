import { cycleOf, debtOf, toldOf } from '../model/account';
import { invoiced } from '../model/bills';
import { totalsOf } from '../model/price';
import { inEnglish } from '../model/write';
import { modulePage } from './module-page';
import type { Said, Scene } from '../places/place';
import { amountAfter, amountsOf, open, partsIn, readText } from './words';

/** A widget that shows amounts: when it does, the expected values, and how to read them. */
export interface Shown {
  readonly name: string;
  readonly markup: (scene: Scene) => string;
  readonly isThere: (scene: Scene) => boolean;
  readonly expected: (scene: Scene) => Said;
  readonly shown: (scene: Scene) => Said;
}

const hasCart = ({ account }: Scene): boolean => account.cart.planId !== null;
const hasPlan = ({ account }: Scene): boolean => (account.cart.planId ?? 0) > 0;
const totalOf = ({ account: { shelf, cart } }: Scene): Said => ({
  total: inEnglish(totalsOf(shelf, cart).total, shelf.currency),
});
const currencyOf = ({ account }: Scene) => account.shelf.currency;

const cartPage: Shown = {
  name: 'cart page',
  markup: () => '<waybill-cart layout="page"></waybill-cart>',
  isThere: hasCart,
  expected: totalOf,
  shown: (scene) => ({ total: amountsOf(partsIn('cart', 'total-amount')[0] ?? null, currencyOf(scene))[0] }),
};

const miniCart: Shown = {
  name: 'mini-cart',
  markup: () => '<waybill-mini-cart></waybill-mini-cart>',
  isThere: hasCart,
  expected: totalOf,
  shown: (scene) => {
    open('mini-cart');
    return { total: amountsOf(partsIn('mini-cart', 'total-amount')[0] ?? null, currencyOf(scene))[0] };
  },
};

const quotePanel: Shown = {
  name: 'quote panel',
  markup: () => '<waybill-quote-panel></waybill-quote-panel>',
  isThere: hasPlan,
  expected: totalOf,
  shown: (scene) => ({ total: amountAfter('quote-panel', 'Total', currencyOf(scene)) }),
};

const subscription: Shown = {
  name: 'subscription panel',
  markup: () => '<waybill-subscription></waybill-subscription>',
  isThere: ({ visit, account }) => visit.id > 0 && account.held?.atEnd === 'renews' && visit.cell.kind !== 'reseller',
  expected: ({ account, level }) => {
    const { held, shelf } = account;
    if (!held) return {};
    const told = toldOf(account, held.content, level.time.now, held.cycle);
    return { 'next invoice': inEnglish(told.next, shelf.currency) };
  },
  shown: (scene) => ({ 'next invoice': amountAfter('subscription', 'Amount', currencyOf(scene)) }),
};

/** Number of invoices on the first page, newest first. */
const INVOICES_PER_PAGE = 12;

const invoices: Shown = {
  name: 'invoice list',
  markup: () => '<waybill-invoice-list></waybill-invoice-list>',
  isThere: ({ visit, account }) => visit.id > 0 && invoiced(account).length > 0 && visit.cell.kind !== 'reseller',
  // The pay button repeats the open amount.
  expected: ({ account }) => {
    const { owes, shelf } = account;
    const listed = invoiced(account).slice(-INVOICES_PER_PAGE);
    const page = [...listed, ...listed.filter(({ isOpen }) => isOpen), ...(owes ? [owes] : [])];
    return { amounts: page.map(({ total }) => inEnglish(total, shelf.currency)).toSorted() };
  },
  shown: (scene) => ({
    amounts: partsIn('invoice-list', 'row')
      .flatMap((row) => amountsOf(row, currencyOf(scene)))
      .toSorted(),
  }),
};

/** The banner shows an open amount on every page. */
const banner: Shown = {
  name: 'payment banner',
  markup: () => '<waybill-payment-banner></waybill-payment-banner>',
  isThere: ({ account, level }) => debtOf(account, level.time.now) !== null,
  expected: ({ account, level }) => ({
    owed: inEnglish(debtOf(account, level.time.now)?.total ?? 0, account.shelf.currency),
  }),
  shown: (scene) => ({ owed: amountsOf(partsIn('payment-banner', 'banner')[0] ?? null, currencyOf(scene))[0] }),
};

/** The widgets that are mounted together on one page. */
export const WIDGETS: readonly Shown[] = [cartPage, miniCart, quotePanel, subscription, invoices, banner, modulePage];

/** Matches the order button, not the one that changes the payment method. */
const ORDERS = /^(Order|Change) (for|now)/;

const orderButton = (): HTMLButtonElement | undefined =>
  [...(document.querySelector('waybill-dialogs')?.shadowRoot?.querySelectorAll('button') ?? [])].find((button) =>
    ORDERS.test(readText(button)),
  );

/** Returns the expected review of an order: the amount due today, and the button, which names no sum if nothing is due. */
export const reviewOf = ({ account, level }: Scene): Said => {
  const { shelf, cart, held } = account;
  const { total } = toldOf(account, cart, level.time.now, cycleOf(account, cart));
  const due = inEnglish(total, shelf.currency);
  const says = total === 0 ? { button: 'Order now' } : { button: held ? 'Change for' : 'Order for', sum: due };
  return { 'due today': due, ...says, 'can be pressed': true };
};

export const reviewShown = (scene: Scene): Said => {
  const currency = currencyOf(scene);
  const button = orderButton();
  const sum = amountsOf(button ?? null, currency)[0];
  return {
    'due today': amountsOf(partsIn('dialogs', 'due-amount')[0] ?? null, currency).at(-1),
    button: ORDERS.exec(readText(button ?? null))?.[0],
    ...(sum && { sum }),
    'can be pressed': button?.disabled === false,
  };
};

export const orderNow = (): void => orderButton()?.click();
