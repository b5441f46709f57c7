import { describe, expect, it } from 'vitest';
import { waybill } from '../../src/app/public';
// The app imports this lazily; the eager import keeps its compilation out of the tests.
import '../../widgets/cart/parts/page/page';
import { one, seen, shadowOf, textOf } from '../kit/look';
import { mountPage } from '../kit/mount';
import { holds, until } from '../kit/until';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const ONCE = wireModule(211, {
  title: 'Onboarding',
  type: 'service',
  charge: 'once',
  price: '249.00',
  base_price: '249.00',
});
const SHOP = bundlesBody({ modules: [...MODULES, ONCE] });
const ANSWERS = { bundles: SHOP, products: SHOP };
const PLAN = '$90.00 instead of $100.00';

/** Returns the amount of each line by its name. */
const linesOf = (root: ParentNode) =>
  Object.fromEntries(
    [...root.querySelectorAll('.line')].map((line) => [
      textOf(line.querySelector('.line-name')),
      textOf(line.querySelector('.line-amount')),
    ]),
  );
const miniCart = () => shadowOf('waybill-mini-cart');

/** Opens the drop-down as the browser does on a press of its button. */
async function drop() {
  const panel = await until(() => miniCart().querySelector('[popover]'));
  panel?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await holds(() => textOf(panel) !== '');
}

const member = {
  session: sessionBody(),
  cart: cartBody(wirePlan(1001), [wireModule(11), ONCE]),
};

describe.each([
  ['a visitor', {}],
  ['a member', member],
])('to %s', (_, answers) => {
  it.each(['column', 'page'])(
    'the same item costs the same in the card, the mini cart and the cart as a %s [REV-30]',
    async (layout) => {
      const page = await mountPage(
        `<waybill-mini-cart></waybill-mini-cart><waybill-cart layout="${layout}"></waybill-cart><waybill-pricing-table></waybill-pricing-table>`,
        { answers: { ...ANSWERS, ...answers } },
      );
      if (!('session' in answers))
        for (const item of ['package/1001', 'module/11', 'module/211']) {
          const before = page.writes().length;
          waybill.cart.add(item);
          await holds(() => page.writes().length > before && page.store.getState().cart.busy === null);
        }
      const cart = shadowOf('waybill-cart');
      const lines = { 'Plan 1001': PLAN, 'Module 11': '$20.00', Onboarding: '$249.00 once' };
      await until(() => expect(linesOf(cart)).toEqual(lines));
      await drop();
      expect(linesOf(miniCart())).toEqual(lines);
      const card = await until(() => one(shadowOf('waybill-pricing-table'), 'article', 'Plan 1001'));
      expect(textOf(card)).toContain('$90 instead of $100 /month');
      // The recurring totals leave out one-off items, which are shown beside them.
      for (const root of [cart, miniCart()]) {
        expect([...root.querySelectorAll('[part="total-amount"]')].map(textOf)).toEqual(['$110.00', '$249.00']);
        expect(textOf(root)).toContain('One-time');
      }
      expect(textOf(cart)).toContain('Billed annually: $1,320.00. You save $120.00.');
      expect(seen('waybill-cart')).not.toMatch(/%/);
      expect(waybill.cart.get()).toMatchObject({ totalPrice: 11_000, oneTimeTotal: 24_900 });
    },
  );
});

const summary = () => textOf(shadowOf('waybill-share-quote').querySelector('[part="summary"]'));
const lineOf = (name: string) =>
  [...shadowOf('waybill-cart').querySelectorAll('.line')].find(
    (each) => textOf(each.querySelector('.line-name')) === name,
  );

describe('a one-off item', () => {
  it('is shown beside the monthly sum in a shared quote [REV-31]', async () => {
    await mountPage('<waybill-share-quote></waybill-share-quote>', { answers: { ...ANSWERS, ...member } });
    await until(() => expect(summary()).toContain('$110.00 /month'));
    expect(summary()).toContain('+ $249.00 once');
  });

  it('is not called monthly in the explanation of its price [REV-31]', async () => {
    await mountPage('<waybill-cart layout="page"></waybill-cart>', { answers: { ...ANSWERS, ...member } });
    const why = await until(() => {
      const found = lineOf('Onboarding')?.querySelector<HTMLDetailsElement>('.why');
      if (!found) throw new Error('nobody can ask why');
      return found;
    });
    why.open = true;
    await until(() => expect(textOf(why)).toContain('One-time$249.00'));
    expect(textOf(why)).not.toContain('Each month');
  });
});
