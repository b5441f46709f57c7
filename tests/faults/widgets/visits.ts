import { waybill } from '../../../src/app/public';
import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import { filled } from './cart';
import { isResting, linesOf, planOf } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';
import { VISITS_OF_MEMBERS } from './visits-of-members';

/** Builds a visit, which concerns no call. */
const visit = (widget: string, more: Partial<Row> = {}): Row => ({
  widget,
  endpoint: 'session',
  good: () => true,
  ...more,
});

const SHOP = { bundles: bundlesBody(), products: bundlesBody() };
const isEmpty = (page: Page): boolean => planOf(page) === null && isResting(page);
const isKept = (name: string): boolean => localStorage.getItem(`waybill.${name}`) !== null;
const hasPlans = (page: Page) => page.until('the plans', () => page.find('.card .btn').length > 0);

/** Writes a value as another tab does. @param at ms since 1970 */
function writtenElsewhere(name: string, data: object, at: number): void {
  localStorage.setItem(`waybill.${name}`, JSON.stringify({ v: 1, at, data: { ...data, tab: 'another' } }));
  window.dispatchEvent(new StorageEvent('storage', { key: `waybill.${name}` }));
}
/** How often another tab has changed the cart; each change is later than the one before, while the fake time may stand still. */
let changes = 0;
const ownTab = ({ store }: Page): string => store.getState().cart.stamp.tab;
const flagTab = (): unknown =>
  (JSON.parse(localStorage.getItem('waybill.cart_update') ?? '{}') as { data?: { tab: string } }).data?.tab;

/** A button of the page whose script counts what is in the cart. */
const COUNTING = '<waybill-mini-cart></waybill-mini-cart><button id="counting"></button>';
const counting = (): HTMLElement | null => document.getElementById('counting');

const SHOWS_NONE = 'it shows nothing of what is read' as const;

/** Visits to widgets that call no server, so that no fault row comes to them. */
export const QUIET_VISITS = [
  visit('faq', {
    markup: '<waybill-faq><details><summary>Why?</summary>Because.</details></waybill-faq>',
    silent: SHOWS_NONE,
  }),
  visit('video', { markup: 'src="https://player.example/1"', silent: SHOWS_NONE }),
  visit('config', { markup: '<waybill-config><p>Shop</p></waybill-config>', silent: SHOWS_NONE }),
  visit('chat-button', { silent: SHOWS_NONE }),
  visit('payment-banner', { silent: 'who owes nothing sees no banner, nor does anybody of whom that is not known' }),
] satisfies readonly Row[];

/** Ways through the widgets that no fault row takes, because no call of theirs is at stake, or because it has its row elsewhere. */
export const VISITS = [
  visit('pricing-table', {
    as: 'another cycle',
    answers: SHOP,
    come: hasPlans,
    ask: (page) => page.pressOn('.segmented input[value="month"]'),
    good: (page) => page.find<HTMLInputElement>('.segmented input[value="month"]')[0]?.checked === true,
  }),
  visit('pricing-table', {
    as: 'an option of the package in the cart',
    answers: SHOP,
    come: async (page) => {
      waybill.cart.add('package/1007');
      await page.until('the option', () => page.find('.card select').length > 0 && planOf(page) && isResting(page));
    },
    ask(page) {
      const [select] = page.find<HTMLSelectElement>('.card select');
      if (select) select.selectedIndex = 2;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    good: (page) => planOf(page)?.selected[0] === 'sub-two' && isResting(page),
  }),
  visit('pricing-table', {
    as: 'a package that the address names',
    answers: SHOP,
    come: hasPlans,
    ask: () => void (location.hash = 'plan-code-1001'),
    good: (page) => planOf(page) !== null && isResting(page),
  }),
  visit('cart', {
    as: 'a notice that is closed',
    come: async (page) => {
      await filled(11)(page);
      await page.pressOn('.line-group:last-child [part="remove"]');
      await page.until('the notice', () => page.find('.notice').length > 0 && isResting(page));
    },
    ask: (page) => page.pressOn('.notice .btn-plain'),
    good: (page) => linesOf(page).length === 2 && page.find('.notice').length === 0,
  }),
  visit('cart', {
    as: 'a package that is taken out',
    come: filled(),
    ask: (page) => page.pressOn('[part="remove"]'),
    good: isEmpty,
  }),
  visit('cart', {
    as: 'a trial',
    come: filled(),
    ask: () => waybill.trial.start(),
    good: () => isKept('is_gregister'),
  }),
  visit('cart', {
    as: 'a package that costs less by the year',
    markup: 'layout="page"',
    answers: SHOP,
    ask: () => waybill.cart.add('package/1003'),
    good: (page) => page.button('cart_page.switch_annual'),
  }),
  visit('cart', {
    as: 'a cart that is read again',
    answers: { session: sessionBody(), cart: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) },
    come: (page) =>
      page.until('the failure', () => page.button('common.retry') ?? page.seen('waybill-cart').includes('Module 11')),
    ask: (page) => {
      Object.assign(page.script, { cart: cartBody(wirePlan(1001), [wireModule(11)]) });
      return page.press('common.retry');
    },
    good: (page) => page.seen('waybill-cart').includes('Module 11'),
  }),
  visit('cart', {
    as: 'overwritten by another tab',
    come: filled(),
    ask: () => writtenElsewhere('cart_update', {}, 1),
    good: (page) => flagTab() === ownTab(page),
  }),
  visit('cart', {
    as: 'changed in another tab',
    answers: { session: sessionBody(), cart: cartBody(wirePlan(1001)) },
    come: (page) => page.until('the cart', () => planOf(page)),
    ask({ script }) {
      Object.assign(script, { cart: cartBody(wirePlan(1001), [wireModule(11)]) });
      changes += 1;
      writtenElsewhere('cart_update', {}, Date.now() + changes);
    },
    good: (page) => page.seen('waybill-cart').includes('Module 11') && isResting(page),
  }),
  visit('mini-cart', {
    as: 'a script that counts what is in the cart',
    markup: COUNTING,
    come: async (page) => {
      waybill.cart.add('package/1001');
      await page.until('a full cart', () => linesOf(page).length === 2 && isResting(page));
      const button = counting();
      button?.addEventListener('click', () => (button.textContent = String(waybill.cart.get().modules.length)));
    },
    ask: () => counting()?.click(),
    good: () => counting()?.textContent === '2',
  }),
  ...VISITS_OF_MEMBERS,
] satisfies readonly Row[];
