import { describe, expect, it } from 'vitest';
import { choosePlan } from '../../src/commands/choose-plan';
import { selectReview } from '../../src/flows/checkout/selectors';
import { planChosen, planUnwanted } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { failure, pageOfStore } from '../kit/page-of-store';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { bundlesBody, cartBody, holding, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const pick = (planId: number, from: 'card' | 'hash' | 'action' = 'card') => planChosen({ planId, from, origin: null });

/** Presses the card of a plan. */
const press = ({ store, ports }: Awaited<ReturnType<typeof openStore>>, id: number): void =>
  choosePlan({ id, code: `plan-${id}` }, 'card')({ store, ports, origin: null });

describe('a visitor who picks a plan', () => {
  it('fills the cart first and only then goes to registration with the campaign [PRC-20, NAV-01, NAV-02, NAV-20, ACC-17, TRL-06]', async () => {
    let atSend: unknown;
    const page = await openStore({
      cartAdd: () => {
        atSend = { moves: [...page.moves], plan: page.store.getState().cart.content.plan?.id };
        return ADDED;
      },
    });
    page.ports.storage.write('utms', 'utm_source=news');
    page.store.dispatch(pick(1001));
    await holds(() => page.moves.length > 0);
    expect(atSend).toEqual({ moves: [], plan: 1001 });
    expect(page.moves).toEqual(['register?utm_source=news']);
  });

  it('sends the plan, keeps the tracking id and remembers that registration began [PRC-36, CRT-64, STO-10]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(pick(1001));
    await holds(() => page.moves.length > 0);
    expect(page.writes().map(({ options }) => options?.body)).toEqual([{ id: 1001, module: 0, pricing: 0 }]);
    expect(page.store.getState().cart.trackingId).toBe('track-1');
    expect(page.kept.get('is_gregister')).toBe(true);
  });

  it('keeps the cart and what must survive registration [STO-03, STO-04]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(pick(1001));
    await holds(() => page.moves.length > 0);
    expect(page.kept.get('cart')).toMatchObject({ cart: { plan: { id: 1001 } }, trackingId: 'track-1' });
    expect(page.kept.get('temporary_cart')).toEqual({
      id: 1001,
      tracking_id: 'track-1',
      bundled: 1,
      add_ons: { 1: 1, 2: 1 },
      sub_packages: [],
    });
  });

  it('gets a rollback and stays when the server refuses', async () => {
    const page = await openStore({ cartAdd: failure('status', { status: 500, ownStatus: 500, fromJson: true }) });
    page.store.dispatch(pick(1001));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().cart.content.plan).toBeNull();
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ kind: 'error', text: { key: 'errors.pricing' } });
    expect(page.moves).toEqual([]);
  });

  it('is asked before another plan is replaced, and Cancel changes nothing [CRT-15]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(pick(1001, 'action'));
    await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
    const before = page.store.getState().cart.content;
    page.store.dispatch(pick(1002));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    const [dialog] = page.store.getState().dialogs.queue;
    expect(dialog).toMatchObject({ kind: 'confirm', confirmation: { type: 'package-replaced' } });
    page.store.dispatch(dialogAnswered({ id: dialog?.id ?? '', answer: 'cancel' }));
    await holds(() => page.store.getState().dialogs.queue.length === 0);
    expect(page.store.getState().cart.content).toEqual(before);
    expect(page.writes()).toHaveLength(1);
  });

  it('replaces it on OK, and the previous plan’s id is stored [STO-07]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(pick(1001, 'action'));
    await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
    page.store.dispatch(pick(1002));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    page.store.dispatch(dialogAnswered({ id: page.store.getState().dialogs.queue[0]?.id ?? '', answer: 'ok' }));
    await holds(() => page.moves.length > 0);
    expect(page.store.getState().cart.content.plan?.id).toBe(1002);
    expect(page.kept.get('previous_plan_id')).toBe(1001);
  });

  it('changes nothing with the plan that is in the cart [PRC-23]', async () => {
    const page = await openStore({ cartAdd: ADDED });
    page.store.dispatch(pick(1001, 'action'));
    await holds(() => page.writes().length === 1 && page.store.getState().cart.busy === null);
    page.store.dispatch(pick(1001));
    page.store.dispatch(planUnwanted({ origin: null }));
    await holds(() => page.writes().length === 2);
    expect(page.writes().map(({ name }) => name)).toEqual(['cartAdd', 'cartRemove']);
    expect(page.moves).toEqual([]);
  });
});

describe('a member picks a plan:', () => {
  it('a subscriber goes to the packages of the account once the package is in the cart [PRC-22, NAV-05, REV-53]', async () => {
    let cart = cartBody(null);
    const cartAdd = () => {
      cart = cartBody(wirePlan(1001));
      return ADDED;
    };
    const page = await openStore({ session: subscribed(1002), cart: () => cart, cartAdd });
    page.store.dispatch(pick(1001));
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['packages']);
    expect(page.writes().map(({ options }) => options?.body)).toEqual([{ id: 1001, module: 0, pricing: 0 }]);
    expect(page.store.getState().cart.content.plan?.id).toBe(1001);
  });

  it('a subscriber is asked before the package replaces the cart that the sales team has made [REV-53]', async () => {
    const internal = { ...cartBody(null, [wireModule(14)]), is_internal: 1 };
    const page = await openStore({ session: subscribed(1002), cart: internal, cartAdd: ADDED });
    page.store.dispatch(pick(1001));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    const [question] = page.store.getState().dialogs.queue;
    expect(question).toMatchObject({ confirmation: { type: 'package-replaced' } });
    page.store.dispatch(dialogAnswered({ id: question?.id ?? '', answer: 'cancel' }));
    await holds(() => page.store.getState().dialogs.queue.length === 0);
    expect([page.writes(), page.moves]).toEqual([[], []]);
  });

  it('a subscriber on the packages page gets the package into the cart and stays', async () => {
    const page = await openStore(
      { session: subscribed(1002), cart: cartBody(null), cartAdd: ADDED },
      { pathname: '/account/manage-features' },
    );
    page.store.dispatch(pick(1001));
    await holds(() => page.events.some(({ name }) => name === 'plan-select'));
    expect(page.writes().map(({ name }) => name)).toEqual(['cartAdd']);
    expect(page.moves).toEqual([]);
  });

  it('the package in the cart starts a checkout on the packages page and nowhere else [PRC-23, PRC-24]', async () => {
    const answers = { session: subscribed(1002), cart: cartBody(wirePlan(1001, { modules: [] })) };
    const page = await openStore(answers, { pathname: '/account/manage-features' });
    page.prevent('checkout-request');
    page.store.dispatch(pick(1001, 'action'));
    press(page, 1001);
    await holds(() => page.events.length > 1);
    expect(page.events.map(({ name }) => name)).toEqual(['plan-select-request', 'checkout-request']);
    expect(page.writes()).toEqual([]);

    const elsewhere = await openStore(answers);
    press(elsewhere, 1001);
    await holds(() => elsewhere.moves.length > 0);
    expect(elsewhere.moves).toEqual(['packages']);
    expect(elsewhere.events.map(({ name }) => name)).toEqual(['plan-select-request']);
  });

  it('the package in force starts no checkout [PRC-24, PRC-27]', async () => {
    const answers = { session: holding(1001, []), cart: cartBody(wirePlan(1001, { modules: [] })) };
    const page = await openStore(answers, { pathname: '/account/manage-features' });
    page.store.dispatch(pick(1001));
    page.store.dispatch(pick(1002));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.events).toEqual([]);
  });

  it('a member without a subscription has the cart saved before the cancelable checkout request', async () => {
    const page = await memberPage();
    page.prevent('checkout-request');
    press(page, 1001);
    await holds(() => page.events.some(({ name }) => name === 'checkout-request'));
    expect(page.events.map(({ name }) => name)).toEqual([
      'plan-select-request',
      'conversion',
      'plan-select',
      'checkout-request',
    ]);
    expect(page.events[3]?.detail).toEqual({ planId: 1001, total: 9000, oneTimeTotal: 0, currency: 'USD' });
    expect(page.moves).toEqual([]);
  });

  it('a member without a subscription goes to checkout unless the host prevents it, and nothing is ordered [PRC-21, PRC-29]', async () => {
    const page = await memberPage();
    press(page, 1001);
    await holds(() => selectReview(page.store.getState()) !== null);
    expect(selectReview(page.store.getState())).toMatchObject({ isChange: false, order: { planId: 1001 } });
    expect(page.calls.filter(({ name }) => name === 'checkout')).toEqual([]);
    expect(page.moves).toEqual([]);
  });

  it('a member who may not manage the subscription is refused [ACC-16]', async () => {
    const page = await openStore({
      session: sessionBody({
        policy: {
          subscription: { manage: 1, view: 0 },
          features: { manage: 0, view: 0 },
          settings: { manage: 0, view: 0 },
        },
      }),
      cart: cartBody(null),
    });
    page.store.dispatch(pick(1001));
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['accessDenied']);
    expect(page.writes()).toEqual([]);
  });

  it('a legacy account is asked first [CRT-17, ACC-13]', async () => {
    const page = await openStore({ session: sessionBody({ is_legacy: 1 }), cart: cartBody(null), cartAdd: ADDED });
    page.store.dispatch(pick(1001));
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    expect(page.store.getState().dialogs.queue[0]).toMatchObject({ confirmation: { type: 'legacy-migrate' } });
  });

  it('a press waits until the session is known', async () => {
    const page = pageOfStore({ cartAdd: ADDED, products: bundlesBody() });
    page.store.dispatch(pick(1001));
    expect(page.moves).toEqual([]);
    signIn(page, subscribed(1002));
    await holds(() => page.moves.length > 0);
    expect(page.moves).toEqual(['packages']);
  });
});

/** Opens a member's page; the server's cart is empty until an item is added. */
async function memberPage() {
  let cart = cartBody(null);
  const cartAdd = () => {
    cart = cartBody(wirePlan(1001, { modules: [] }));
    return ADDED;
  };
  const page = await openStore({ session: sessionBody(), cart: () => cart, cartAdd });
  await holds(() => page.calls.some(({ name }) => name === 'cart'));
  return page;
}
