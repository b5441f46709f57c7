import { bundlesBody, wireModule, wirePlan } from '../../kit/wire';
import { typeEight } from './cart';
import { adding, isResting } from './cart-writes';
import type { Page } from './page';
import type { Row } from './row';

const METERED = { pricing_type: 'USAGE', price: '19.00', base_price: '19.00', asset_type: 'driver', title: 'Drivers' };
const ID = 201;

const linesHave =
  (quantity: number) =>
  ({ store }: Page): boolean =>
    store.getState().cart.content.lines[ID]?.quantity === quantity;
const isSaved = (quantity: number) => (page: Page) => linesHave(quantity)(page) && isResting(page);
const hasStepper = (page: Page): boolean => page.find('.stepper').length > 0;
/** The field shows what was typed, although the server has not taken it. */
const showsEight = (page: Page): boolean => page.find<HTMLInputElement>('.stepper input')[0]?.value === '8';

/** Comes to the widget, adds the module, and waits until it can be counted. */
const added =
  (button: string) =>
  async (page: Page): Promise<void> => {
    await page.until('the module', () => page.find(button)[0]);
    await page.pressOn(button);
    await page.until('that it is in the cart', () => isSaved(1)(page) && hasStepper(page));
  };

const DETAILS = {
  widget: 'module-details',
  markup: `module="${ID}"`,
  answers: {
    products: bundlesBody({ modules: [], data: [wireModule(ID, { ...METERED, icon: 'route' })] }),
    platforms: { status: 200, data: [] },
    industries: { status: 200, data: [] },
  },
} as const;
const BUY = '.buy .btn-primary';

const OFFERS = bundlesBody({
  modules: [wireModule(1), wireModule(2), wireModule(ID, { ...METERED, type: 'booster' })],
  data: [wirePlan(1001, { usages: [{ id: ID, usage_key: 'driver', price: '19', min: 0, max: 50 }] })],
});

/** Fault rows for quantities where they are chosen beside an offer: in the details of a module, and in the panels of the pricing table. */
export const QUANTITIES: readonly Row[] = [
  {
    ...adding((page) => page.pressOn(BUY), isSaved(8)),
    ...DETAILS,
    as: 'with a quantity',
    of: 'marketplace',
    come: async (page) => {
      await page.until('the module', () => page.find(BUY)[0]);
      await typeEight(page);
    },
    keeps: showsEight,
  },
  {
    ...adding(typeEight, isSaved(8)),
    ...DETAILS,
    as: 'another quantity',
    of: 'marketplace',
    come: added(BUY),
  },
  {
    ...adding(typeEight, isSaved(8)),
    widget: 'pricing-table',
    as: 'a quantity in the panels',
    answers: { bundles: OFFERS, products: OFFERS },
    come: added('#booster-list .btn'),
  },
];
