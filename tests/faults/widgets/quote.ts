import { waybill } from '../../../src/app/public';
import { textOf } from '../../kit/look';
import { cartBody, sessionBody, wireModule, wirePlan } from '../../kit/wire';
import { FLEET, isFleetOf } from './cart';
import { adding, isResting } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';

const ADDRESS = 'maria@milepost.example';
const COMMENT = 'What we talked about.';
const submit = (page: Page) => page.pressOn('[type="submit"]');

const enterAddress = (page: Page) => page.type('.tag-box input', ADDRESS);

/** The common parts of rows for the form that shares a quote. */
const sharing = {
  endpoint: 'cartShare',
  typed: { textarea: COMMENT },
  ask: async (page: Page) => {
    await enterAddress(page);
    await submit(page);
  },
  keeps: (page: Page) => page.find('.tag-text').some((tag) => textOf(tag) === ADDRESS),
  again: async (page: Page) => {
    await page.press('common.ok');
    await submit(page);
  },
  takesAny: true,
  good: (page: Page) => page.find('.status-success').length > 0,
} as const;

const MEMBER = {
  session: sessionBody(),
  cart: cartBody(wirePlan(1001), [wireModule(11)]),
  cartShare: { status: 200 },
};

const ID = 'b'.repeat(32);
const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
const LINKED = {
  ...MEMBER,
  cartShare: { status: 200, result: { url: `/cart/share/view?type=quote&id=${ID}`, estimate_id: 'e'.repeat(32) } },
  cartPdf: pdf,
  cartPdfSend: { status: 200 },
};

/** Builds a row for one of the buttons beside the mail form. */
const linking = (button: 'copy' | 'pdf' | 'mail') =>
  ({
    widget: 'share-quote',
    answers: LINKED,
    typed: { textarea: COMMENT },
    come: (page: Page) => page.until('the button', () => page.find('.share-more .btn').length === 3),
    ask: (page: Page) => page.press(`share_link.${button}`),
    again: async (page: Page) => {
      await page.press('common.ok');
      await page.press(`share_link.${button}`);
    },
  }) as const;

/** Fault rows for sharing quotes and for the pricing guide. */
export const QUOTES: readonly Row[] = [
  { ...sharing, widget: 'share-quote', answers: MEMBER },
  {
    ...sharing,
    widget: 'share-quote',
    as: 'by a visitor',
    answers: { cartShare: MEMBER.cartShare },
    come: async (page: Page) => {
      await waybill.cart.add('package/1001');
      await page.until('the name', () => page.find('input[autocomplete="name"]').length === 1);
    },
    typed: { ...sharing.typed, 'input[autocomplete="name"]': 'Maria Ibarra' },
  },
  { ...linking('copy'), endpoint: 'cartShare', as: 'for its link', good: (page) => page.find('.address').length > 0 },
  {
    ...linking('pdf'),
    endpoint: 'cartPdf',
    lasts: { ms: 10_000, why: 'Safari reads a file later than the click that saves it' },
    good: (page) => page.find('.share-done').length > 0,
  },
  {
    ...linking('mail'),
    endpoint: 'cartPdfSend',
    takesAny: true,
    good: (page) => page.find('.share-done').length > 0,
  },
  {
    ...sharing,
    widget: 'cart',
    as: 'in a dialog',
    answers: MEMBER,
    come: (page) => page.press('cart.share'),
  },
  {
    ...sharing,
    widget: 'quote-panel',
    answers: MEMBER,
    come: (page) => page.press('quote_panel.share'),
  },
  {
    widget: 'quote-panel',
    endpoint: 'bundles',
    answers: MEMBER,
    good: (page) => page.find('[part="total"]').length > 0 && page.find('[role="alert"]').length === 0,
  },
  {
    ...adding((page) => page.press('quote_panel.update'), isFleetOf(8)),
    widget: 'quote-panel',
    answers: FLEET,
    come: async (page) => {
      waybill.cart.add('package/1001');
      await page.until('the quote', () => page.find('.stepper input').length > 0 && isResting(page));
    },
    typed: { '.stepper input': '8' },
  },
  {
    widget: 'guide-form',
    endpoint: 'pricingGuide',
    markup: 'ask-name',
    answers: { pricingGuide: { status: 200, result: { url: 'https://files.example.com/guide.pdf' } } },
    of: 'guide',
    typed: { '[name="email"]': ADDRESS, '[name="name"]': 'Maria' },
    ask: submit,
    takesAny: true,
    good: (page) => page.seen('waybill-guide-form').includes(ADDRESS) && page.find('[name="email"]').length === 0,
  },
];
