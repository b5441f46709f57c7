import { describe, expect, it } from 'vitest';
import { startTrial } from '../../src/commands/start-trial';
import { selectReview } from '../../src/flows/checkout/selectors';
import { checkoutPressed, moduleWanted, planChosen, trialWanted } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { bundlesBody, cartBody, holding, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const bundles = bundlesBody({ modules: [...MODULES, wireModule(31, { code: 'routing-manage' })] });
const origin = null;

type Page = Awaited<ReturnType<typeof openStore>>;
const prompt = ({ store }: Page) => store.getState().dialogs.queue[0];

async function pageWith(item: ReturnType<typeof moduleWanted> | ReturnType<typeof planChosen> | null, at = '/') {
  const page = await openStore({ bundles, cartAdd: ADDED }, { pathname: at });
  if (item) page.store.dispatch(item);
  if (item) await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
  return page;
}

async function answered(page: Page, answer: 'ok' | 'cancel'): Promise<void> {
  await holds(() => prompt(page) !== undefined);
  page.store.dispatch(dialogAnswered({ id: prompt(page)?.id ?? '', answer }));
  await holds(() => prompt(page) === undefined);
}

const module = (id: number) => moduleWanted({ id, origin });
const plan = planChosen({ planId: 1001, from: 'action', origin });

describe('the free test drive', () => {
  it.each([
    ['a package', plan],
    ['the routing-manage module', module(31)],
  ])('with %s in the cart leads a visitor to registration [TRL-02, TRL-06]', async (_, item) => {
    const page = await pageWith(item);
    page.store.dispatch(trialWanted({ origin }));
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['register']);
    expect(prompt(page)).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['an unrelated add-on', module(11)],
  ])('with %s in the cart shows a prompt, and OK goes to the pricing page [TRL-02, TRL-04]', async (_, item) => {
    const page = await pageWith(item);
    page.store.dispatch(trialWanted({ origin }));
    await holds(() => prompt(page) !== undefined);
    expect(prompt(page)).toMatchObject({ kind: 'trial', isAtPricing: false });
    await answered(page, 'ok');
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['pricing']);
  });

  it('does not leave the pricing page on OK [TRL-05]', async () => {
    const page = await pageWith(null, '/platform/marketplace/pricing');
    page.store.dispatch(trialWanted({ origin }));
    await answered(page, 'ok');
    // The next press has been answered before the test says that this one was not.
    page.store.dispatch(trialWanted({ origin }));
    await answered(page, 'cancel');
    expect(page.moves).toEqual([]);
  });

  it('does not navigate on Cancel [TRL-04]', async () => {
    const page = await pageWith(module(11));
    page.store.dispatch(trialWanted({ origin }));
    await answered(page, 'cancel');
    page.store.dispatch(trialWanted({ origin }));
    await answered(page, 'ok');
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['pricing']);
  });

  it('is started by a visitor’s checkout [TRL-02, TRL-06]', async () => {
    const page = await pageWith(module(11));
    page.store.dispatch(checkoutPressed({ origin }));
    await answered(page, 'cancel');
    page.store.dispatch(module(31));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['register']);
  });

  it('waits for what was pressed before it [TRL-02, REV-54]', async () => {
    const page = await openStore({ bundles, cartAdd: ADDED });
    page.store.dispatch(module(31));
    start(page);
    await holds(() => page.moves.length > 0);
    expect([page.moves, prompt(page), page.writes().length]).toEqual([['register'], undefined, 1]);
  });
});

/** Presses the button of the host page. */
const start = ({ store, ports }: Page): void => startTrial({ store, ports, origin });
const requests = ({ events }: Page) => events.filter(({ name }) => name === 'checkout-request');
const inCart = cartBody(wirePlan(1001, { modules: [] }));

/** Opens the page of a member whose cart holds a package. */
async function pageOf(session: object) {
  const page = await openStore({ session, cart: inCart, cartAdd: ADDED, upgradeMessage: orderBody() });
  await holds(() => page.store.getState().cart.content.plan !== null);
  return page;
}

describe('the free test drive of a member', () => {
  it('goes on to checkout, for which the host page is asked', async () => {
    const page = await pageOf(sessionBody());
    start(page);
    await holds(() => selectReview(page.store.getState()) !== null);
    expect(page.moves).toEqual([]);
    expect(requests(page).map(({ detail }) => detail)).toEqual([
      { planId: 1001, total: 9000, oneTimeTotal: 0, currency: 'USD' },
    ]);
  });

  it('asks for nothing else if the host page prevents the checkout', async () => {
    const page = await pageOf(sessionBody());
    page.prevent('checkout-request');
    start(page);
    await holds(() => requests(page).length === 1);
    page.store.dispatch(module(11));
    await holds(() => page.writes().length === 1);
    expect([prompt(page), selectReview(page.store.getState())]).toEqual([undefined, null]);
  });

  it('waits for the cart of the account', async () => {
    let answer: (() => void) | undefined;
    const cart = () => new Promise((resolve) => void (answer = () => resolve(inCart)));
    const page = await openStore({ session: sessionBody(), cart, upgradeMessage: orderBody() });
    await holds(() => answer !== undefined);
    start(page);
    answer?.();
    await holds(() => prompt(page) !== undefined);
    expect(prompt(page)).toMatchObject({ kind: 'checkout' });
  });

  it.each([
    ['a cart that changes nothing', holding(1001, []), { kind: 'info', text: { key: 'cart.no_change' } }],
    ['a read-only account', sessionBody({ is_ro: 1 }), { kind: 'error', text: { key: 'cart.read_only' } }],
  ])('with %s is no checkout, and says so [PRC-27, ACC-07]', async (_, session, said) => {
    const page = await pageOf(session);
    start(page);
    await holds(() => prompt(page) !== undefined);
    expect(prompt(page)).toMatchObject(said);
    await answered(page, 'ok');
    expect([requests(page), selectReview(page.store.getState())]).toEqual([[], null]);
  });
});

describe('a checkout', () => {
  it('is not begun with a cart that changes nothing [PRC-27]', async () => {
    const page = await pageOf(holding(1001, []));
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(() => prompt(page) !== undefined);
    expect(prompt(page)).toMatchObject({ kind: 'info', text: { key: 'cart.no_change' } });
  });
});

describe('an addition to the cart', () => {
  it('counts as one conversion for a package and one for a module [ANA-04]', async () => {
    const page = await pageWith(plan);
    page.store.dispatch(module(12));
    await holds(() => prompt(page) !== undefined);
    page.store.dispatch(dialogAnswered({ id: prompt(page)?.id ?? '', answer: 'ok' }));
    await holds(() => page.writes().length === 2 && page.store.getState().cart.busy === null);
    expect(page.events.filter(({ name }) => name === 'conversion').map(({ detail }) => detail)).toEqual([
      { product_id: 1001, is_module: 0, is_bundled: 1 },
      { product_id: 12, is_module: 1, is_bundled: 0 },
    ]);
  });
});
