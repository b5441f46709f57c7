import { customPlan } from '../../../src/domain/cart/custom-plan.ts';
import { aCart, aModule } from '../../kit/catalogue.ts';
import { html } from '../kit.mjs';

/** The number of cart lines, each with a quantity field. */
const LINES = 200;

const modules = Array.from({ length: LINES }, (_, index) =>
  aModule({
    id: 1000 + index,
    title: `Module ${index}`,
    categoryId: index % 10,
    categoryName: `Category ${index % 10}`,
    pricingType: 'USAGE',
    assetType: 'vehicle',
    price: 300,
    basePrice: 300,
  }),
);
const data = { cart: aCart({ plan: customPlan, extra: modules }), currency: 'USD', trackingId: null };

const page = (layout) =>
  html(
    '<script type="module" src="/dist/waybill.js" data-api=""></script>',
    `<waybill-config country="US"></waybill-config><waybill-cart layout="${layout}"></waybill-cart>`,
  );

/** A key in one of the quantity fields of a visitor's cart in this layout. */
const cart = (layout) => ({
  pages: { cart: page(layout), bare: html('<script type="module" src="/dist/bare-forms.js"></script>') },
  ours: 'dist/cart.html',
  bare: `dist/bare.html?cart=${LINES}`,
  prepare: (context) =>
    context.addInitScript((kept) => {
      localStorage.setItem('waybill.cart', JSON.stringify({ v: 1, at: Date.now(), data: kept }));
    }, data),
  async ready(opened) {
    const fields = opened.locator('input');
    await fields.nth(LINES - 1).waitFor();
    await fields.nth(LINES / 2).focus();
  },
  rows: [
    {
      name: `cart of ${LINES} lines, layout ${layout}: key in a quantity`,
      event: 'keydown',
      act: (opened) => opened.keyboard.press('ArrowUp'),
    },
  ],
});

export const cartPage = cart('page');
export const cartColumn = cart('column');
