import { describe, expect, it } from 'vitest';
import { startUpgrade } from '../../src/commands/start-upgrade';
import { readSession } from '../../src/contract/session';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { billingFlow } from '../../src/flows/billing';
import { sendUpdate } from '../../src/flows/billing/effects';
import { selectCheckout, selectReview } from '../../src/flows/checkout/selectors';
import { reviewConfirmed } from '../../src/flows/checkout/slice';
import { guideFlow } from '../../src/flows/guide';
import '../../src/flows/guide/effects';
import { guideAsked, selectGuide } from '../../src/flows/guide/slice';
import { openQuoteFlow, quoteFollowed } from '../../src/flows/open-quote';
import '../../src/flows/open-quote/effects';
import '../../src/flows/upgrade/effects';
import { upgradeStepped } from '../../src/flows/upgrade/slice';
import { resumeAfterMigration } from '../../src/store/effects/resume-after-migration';
import { refreshAccount } from '../../src/store/resources/refresh-account';
import type { Effect } from '../../src/store/state';
import { checkoutPressed, moduleWanted, planChosen } from '../../src/store/slices/cart';
import { sessionRead } from '../../src/store/slices/session';
import { openActivation, questionBody } from '../kit/activation';
import { openStore } from '../kit/flows';
import { NO_DETAILS } from '../kit/billing';
import { failure } from '../kit/page-of-store';
import { holds } from '../kit/until';
import { checkBody, orderBody, statementBody } from '../kit/upgrade';
import { bundlesBody, cartBody, MODULES, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;
type Answers = NonNullable<Parameters<typeof openStore>[0]>;

const origin = null;
const missing = failure('status', { status: 404, ownStatus: 404, httpStatus: 404, fromJson: true });
const other = readSession(sessionBody({ member_id: 42 })) ?? expect.fail('no account');
const NEXT = [
  ['a visitor', VISITOR],
  ['another member', other],
] as const;

const kinds = ({ store }: Page) => store.getState().dialogs.queue.map(({ kind }) => kind);
const named = (page: Page, name: string) => page.calls.filter((call) => call.name === name);
const planOf = ({ store }: Page) => store.getState().cart.content.plan?.id ?? null;

/** An answer that the test gives when its time has come. */
function late() {
  const waiting: ((value: unknown) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => void waiting.push(resolve)),
    reply: (value: unknown) => waiting.shift()?.(value),
    isAsked: () => waiting.length > 0,
  };
}

const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Opens the page of member 41 with a package in the cart, which can be read once; whoever comes next has no cart. */
async function openMember(
  answers: Answers = {},
  options?: Parameters<typeof openStore>[1],
  planId = 1001,
): Promise<Page> {
  const carts = [cartBody(wirePlan(planId), [wireModule(11)])];
  const page = await openStore(
    {
      session: sessionBody({ member_id: 41 }),
      cart: () => carts.pop() ?? missing,
      cartAdd: { status: 200, product: {} },
      cartRemove: { status: 200 },
      ...answers,
    },
    options,
  );
  await holds(() => planOf(page) === planId && page.kept.has('cart'));
  return page;
}

const quoted = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  data: { plan: { id: 1002, quantity: 1 }, modules: [], ...more },
});

/** Follows the link of a shared quote on a page. */
function follow(page: Page): void {
  page.store.join(openQuoteFlow);
  page.store.dispatch(quoteFollowed('a'.repeat(32)));
}

describe.each(NEXT)('what a member has begun, when %s takes over the page in between', (_, next) => {
  it('is no order: the prepared one is not placed, and nobody is told of it [CHK-20]', async () => {
    const { answer, reply, isAsked } = late();
    const page = await openMember(
      {
        session: subscribed(1002, { member_id: 41 }),
        upgradeMessage: orderBody(),
        orderUpdate: answer,
        subscribe: { status: 200 },
      },
      { pathname: '/fr/platform/marketplace/one/two' },
    );
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(() => selectReview(page.store.getState())?.status === 'told');
    page.store.dispatch(reviewConfirmed());
    await holds(isAsked);
    const events = page.events.length;
    page.store.dispatch(sessionRead(next));
    reply({ status: 200, result: { order_id: 5, token: 'token' } });
    await settled();
    expect(named(page, 'subscribe')).toEqual([]);
    expect([selectCheckout(page.store.getState()).step.phase, kinds(page)]).toEqual(['idle', []]);
    expect([page.moves, page.events.slice(events).map(({ name }) => name)]).toEqual([[], []]);
  });

  it.each(['quoteCart', 'products', 'modules'] as const)(
    'puts no quote into the cart, whose %s came late [REV-43]',
    async (name) => {
      const { answer, reply, isAsked } = late();
      const quote = quoted(name === 'quoteCart' ? {} : { plan: null, modules: [{ id: 77, quantity: 1 }] });
      const page = await openMember({
        quoteCart: quote,
        products: bundlesBody({ modules: [...MODULES, wireModule(77)] }),
        platforms: { status: 200, data: [] },
        ...(name !== 'modules' && { [name]: answer }),
      });
      const load = page.ports.client.request;
      // The last read of the link: the sites that sell add-ons.
      if (name === 'modules')
        Object.assign(page.ports.client, {
          request: (...[call, options]: Parameters<typeof load>) =>
            call === 'platforms' ? answer().then(() => load(call, options)) : load(call, options),
        });
      follow(page);
      await holds(isAsked);
      page.store.dispatch(sessionRead(next));
      await settled();
      const before = page.store.getState().cart.content;
      reply(name === 'quoteCart' ? quote : bundlesBody({ modules: [...MODULES, wireModule(77)] }));
      await settled();
      expect(page.store.getState().cart.content).toEqual(before);
      expect([page.writes(), kinds(page), page.moves]).toEqual([[], [], []]);
    },
  );

  it.each([
    ['package', planChosen({ planId: 1077, from: 'card', origin })],
    ['add-on', moduleWanted({ id: 77, origin })],
  ] as const)('puts no %s into the cart, which had to be read first [CRT-65]', async (_kind, press) => {
    const { answer, reply, isAsked } = late();
    const page = await openMember({ products: answer });
    page.store.dispatch(press);
    await holds(isAsked);
    page.store.dispatch(sessionRead(next));
    await settled();
    const before = page.store.getState().cart.content;
    reply(bundlesBody({ data: [wirePlan(1001), wirePlan(1077)], modules: [...MODULES, wireModule(77)] }));
    await settled();
    expect(page.store.getState().cart.content).toEqual(before);
    expect([page.writes(), kinds(page), page.moves]).toEqual([[], [], []]);
  });

  it('checks no add-on with the token of the member who has left [ACT-17]', async () => {
    const { answer, reply, isAsked } = late();
    const page = await openActivation({ moduleConfirmation: questionBody('zones'), featureToken: answer });
    page.press();
    await holds(() => page.step().phase === 'confirming');
    page.agree();
    await holds(isAsked);
    page.store.dispatch(sessionRead(next));
    reply({ status: 200, token: 'features' });
    await settled();
    expect(page.asked()).not.toContain('featureValidate');
    expect([page.step().phase, page.dialogs()]).toEqual(['idle', []]);
  });

  it('hands no upgrade over to a checkout that had to be loaded', async () => {
    const page = await openMember(
      {
        session: subscribed(1001, { member_id: 41 }),
        upgradeMessage: orderBody(),
        subscriptionCheck: checkBody(),
        subscriptionChange: { status: 200 },
      },
      {},
      1002,
    );
    const { answer, reply, isAsked } = late();
    const { flow } = page.ports;
    page.ports.flow = async (name) => {
      await answer();
      return flow(name);
    };
    startUpgrade({ store: page.store, ports: page.ports, origin } as unknown as Parameters<typeof startUpgrade>[0]);
    await holds(() => page.store.getState().upgrade?.step.phase === 'picking');
    page.store.dispatch(upgradeStepped({ event: { type: 'next' } }));
    expect(page.store.getState().upgrade?.step.phase).toBe('reviewing');
    page.store.dispatch(upgradeStepped({ event: { type: 'confirmed' } }));
    await holds(isAsked);
    page.store.dispatch(sessionRead(next));
    reply(null);
    await settled();
    expect([named(page, 'subscriptionChange'), kinds(page)]).toEqual([[], []]);
  });

  it('sends no billing update whose card had to be read first [BIL-16]', async () => {
    const page = await openMember({ billingUpdate: { status: 200 } });
    const { answer, reply, isAsked } = late();
    page.store.join(billingFlow);
    const payment = {
      kind: 'new',
      method: 'credit_card',
      expiry: { month: '1', year: '2030' },
      accountType: '',
      entry: {},
    };
    const update = { memberId: 41, details: NO_DETAILS, payment, threeDToken: null };
    const sent = page.store.dispatch(
      sendUpdate({ origin, isShown: () => true }, 'credit_card', answer as Parameters<typeof sendUpdate>[2]),
    );
    await holds(isAsked);
    page.store.dispatch(sessionRead(next));
    reply(update);
    await sent;
    expect(named(page, 'billingUpdate')).toEqual([]);
  });
});

describe('whoever takes over the page', () => {
  it('reviews their own order, not what the former one costs [REV-21]', async () => {
    const { answer, reply, isAsked } = late();
    let isLate = true;
    const page = await openMember({
      upgradeMessage: () => (isLate ? answer() : orderBody()),
      cart: cartBody(wirePlan(1001), [wireModule(11)]),
    });
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(isAsked);
    isLate = false;
    page.store.dispatch(sessionRead(other));
    await holds(() => planOf(page) === 1001);
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(() => selectReview(page.store.getState())?.status === 'told');
    const review = selectReview(page.store.getState());
    reply(orderBody({ statement: statementBody({ version: 'of-41', timeframe: 'year', total: '999.00' }) }));
    await settled();
    expect(selectReview(page.store.getState())).toEqual(review);
  });

  it('is not told that the cart of the former one, who had confirmed it, could not be read [REV-21]', async () => {
    const { answer, reply, isAsked } = late();
    let isLate = false;
    const read = { ...cartBody(wirePlan(1001), [wireModule(11)]), totalPrice: '125.00' };
    const page = await openMember({ upgradeMessage: missing, cart: () => (isLate ? answer() : read) });
    /** Confirms the review, for which the cart is read once more. */
    const confirm = async () => {
      isLate = false;
      await holds(() => planOf(page) === 1001);
      page.store.dispatch(checkoutPressed({ origin }));
      await holds(() => selectReview(page.store.getState())?.status === 'told');
      isLate = true;
      page.store.dispatch(reviewConfirmed());
      await settled();
    };
    await confirm();
    expect(isAsked()).toBe(true);
    isLate = false;
    page.store.dispatch(sessionRead(other));
    await confirm();
    reply(read);
    await settled();
    expect(selectReview(page.store.getState())?.status).toBe('checking');
    expect(named(page, 'checkout')).toEqual([]);
  });

  it('stays known when an earlier question about the account is answered last', async () => {
    const { answer, reply } = late();
    const page = await openMember();
    const { request } = page.ports.client;
    Object.assign(page.ports.client, {
      request: (...call: Parameters<typeof request>) => answer().then(() => request(...call)),
    });
    const asked = page.store.dispatch(refreshAccount());
    page.store.dispatch(sessionRead(other));
    reply(null);
    await asked;
    expect(page.store.getState().session.account.memberId).toBe(42);
  });

  it('hears nothing of the guide that the former one has asked for [PRC-14]', async () => {
    const { answer, reply } = late();
    const page = await openMember({ pricingGuide: answer });
    page.store.join(guideFlow);
    const ask = (email: string) =>
      page.store.dispatch(
        guideAsked({ origin: 'form', request: { email, name: '', company: '', guide: null, language: 'en' } }),
      );
    ask('former@example.com');
    await holds(() => named(page, 'pricingGuide').length === 1);
    page.store.dispatch(sessionRead(other));
    ask('next@example.com');
    await holds(() => named(page, 'pricingGuide').length === 2);
    reply({ status: 200, url: 'https://files.example.com/guide.pdf' });
    await settled();
    expect(selectGuide(page.store.getState(), 'form')).toEqual({ phase: 'sending' });
  });

  it('goes on with nothing that the former one wanted after a migration [MIG-12]', async () => {
    const page = await openMember({ session: sessionBody({ member_id: 41, is_legacy: 1, subscription_state: 1 }) });
    page.store.join({
      name: 'probe',
      reducer: (state: null = null) => state,
      listen: (on) =>
        void on({
          type: 'probe',
          effect: (__: unknown, api: Effect) => resumeAfterMigration({ kind: 'checkout' }, origin, api),
        } as never),
    });
    page.store.dispatch({ type: 'probe' });
    await settled();
    page.store.dispatch(sessionRead(other));
    await settled();
    expect([selectReview(page.store.getState()), kinds(page), page.moves]).toEqual([null, [], []]);
  });
});

describe('a quote link that a visitor has followed', () => {
  it('asks by the rules of the member who signs in meanwhile [REV-43, MIG-12]', async () => {
    const { answer, reply, isAsked } = late();
    const page = await openStore({
      quoteCart: quoted({ plan: null, modules: [{ id: 77, quantity: 1 }] }),
      products: answer,
      platforms: { status: 200, data: [] },
      cart: () => missing,
    });
    follow(page);
    await holds(isAsked);
    const legacy = readSession(sessionBody({ member_id: 41, is_legacy: 1, subscription_state: 1 }));
    page.store.dispatch(sessionRead(legacy ?? expect.fail('no account')));
    await settled();
    for (let turn = 0; turn < 3; turn += 1) {
      reply(bundlesBody({ modules: [...MODULES, wireModule(77)] }));
      await settled();
    }
    await holds(() => kinds(page).includes('confirm'));
    expect(page.writes()).toEqual([]);
  });
});
