import { afterEach, describe, expect, it, vi } from 'vitest';
import { startUpgrade } from '../../src/commands/start-upgrade';
import { toStored } from '../../src/contract/to-stored';
import { readSession } from '../../src/contract/session';
import { committed, emptyDraft, typed } from '../../src/domain/quote/draft';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { reviewConfirmed } from '../../src/flows/checkout/slice';
import { selectCheckout, selectReview } from '../../src/flows/checkout/selectors';
import { migrationFlow } from '../../src/flows/migration';
import { migrationStarted } from '../../src/flows/migration/slice';
import { quoteFlow } from '../../src/flows/quote';
import { choicesMade } from '../../src/flows/quote/slice';
import { shareQuoteFlow } from '../../src/flows/share-quote';
import '../../src/flows/share-quote/draft';
import '../../src/flows/share-quote/effects';
import { selectDraft, selectIsSharing } from '../../src/flows/share-quote/selectors';
import { draftChanged, sharePressed } from '../../src/flows/share-quote/slice';
import '../../src/flows/upgrade/effects';
import { cartRestored, checkoutPressed } from '../../src/store/slices/cart';
import { sessionRead } from '../../src/store/slices/session';
import { openActivation, questionBody } from '../kit/activation';
import { openStore, signIn } from '../kit/flows';
import { termsBody } from '../kit/migration';
import { failure, pageOfStore } from '../kit/page-of-store';
import { holds } from '../kit/until';
import { aCart, aPlan } from '../kit/catalogue';
import { checkBody, orderBody } from '../kit/upgrade';
import { cartBody, sessionBody, subscribed, wireModule, wirePlan } from '../kit/wire';

type Page = Awaited<ReturnType<typeof openStore>>;

const origin = null;
const missing = failure('status', { status: 404, ownStatus: 404, httpStatus: 404, fromJson: true });
const kinds = ({ store }: Page) => store.getState().dialogs.queue.map(({ kind }) => kind);
const other = readSession(sessionBody({ member_id: 42 })) ?? expect.fail('no account');
const NEXT = [
  ['a visitor', VISITOR],
  ['another member', other],
] as const;

/** Opens the page of a member with a package in the cart, which can be read once. */
async function openMember(answers: Parameters<typeof openStore>[0] = {}, planId = 1001): Promise<Page> {
  const carts = [cartBody(wirePlan(planId), [wireModule(11)])];
  const page = await openStore({
    session: sessionBody({ member_id: 41 }),
    cart: () => carts.pop() ?? missing,
    upgradeMessage: orderBody(),
    subscriptionCheck: checkBody(),
    ...answers,
  });
  await holds(() => page.store.getState().cart.content.plan !== null && page.kept.has('cart'));
  return page;
}

const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
};

describe('when a visitor becomes a member', () => {
  const former = { cart: aCart({ plan: aPlan({ id: 1001 }), bundled: [] }), currency: 'USD' } as const;
  const undo = { former: toStored({ ...former, trackingId: null }), notice: 'replaced' };
  it.each([
    ['with the next page', false],
    ['on the open page', true],
  ])('drops the offer to undo a change of the visitor’s cart: %s [CRT-38, CRT-65]', async (_how, isOpen) => {
    const page = pageOfStore({ session: sessionBody(), cart: missing });
    if (isOpen) page.store.dispatch(sessionRead(VISITOR));
    page.store.dispatch(cartRestored({ former, notice: 'replaced' }));
    page.keptInTab.set('undo', undo);
    page.store.dispatch(sessionRead(other));
    const { cart } = page.store.getState();
    expect([cart.former, cart.notice, page.keptInTab.has('undo')]).toEqual([null, null, false]);
    await holds(() => page.store.getState().cart.reading === null);
    expect(page.store.getState().cart.former).toBeNull();
  });
});

describe.each(NEXT)('when %s comes to an open page', (_, next) => {
  it('closes the review of the former member, whose order cannot be confirmed any more [REV-21]', async () => {
    const page = await openMember({ checkout: { status: 200, result: { order_id: 1 } } });
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(() => selectReview(page.store.getState())?.status === 'told');
    page.store.dispatch(sessionRead(next));
    expect(selectReview(page.store.getState())).toBeNull();
    await settled();
    expect(kinds(page)).toEqual([]);
    page.store.dispatch(reviewConfirmed());
    await settled();
    expect(page.calls.filter(({ name }) => name === 'checkout')).toEqual([]);
  });

  it('keeps an order under way for its member, and tells nobody else of it', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const page = await openMember({ checkout: () => new Promise((resolve) => void waiting.push(resolve)) });
    page.store.dispatch(checkoutPressed({ origin }));
    await holds(() => selectReview(page.store.getState())?.status === 'told');
    page.store.dispatch(reviewConfirmed());
    await holds(() => waiting.length === 1);
    page.store.dispatch(sessionRead(next));
    waiting[0]?.(failure('unauthorized', { status: 401, ownStatus: 401, httpStatus: 401, fromJson: true }));
    await settled();
    expect([selectCheckout(page.store.getState()).step.phase, kinds(page)]).toEqual(['idle', []]);
    expect(page.kept.get('checkout')).toMatchObject({ order: { memberId: 41 } });
  });

  it('closes the upgrade dialog', async () => {
    const page = await openMember({ session: subscribed(1001) }, 1002);
    startUpgrade({ store: page.store, ports: page.ports, origin } as unknown as Parameters<typeof startUpgrade>[0]);
    await holds(() => page.store.getState().upgrade?.step.phase === 'picking');
    page.store.dispatch(sessionRead(next));
    await settled();
    expect([page.store.getState().upgrade?.step.phase, kinds(page)]).toEqual(['closed', []]);
  });

  it('closes the wizard of a migration, also for one who has to move too', async () => {
    const moving = { is_legacy: 1, subscription_state: 1 };
    const page = await openMember({
      session: sessionBody({ member_id: 41, ...moving }),
      subscriptionInfo: termsBody(),
    });
    page.store.join(migrationFlow);
    page.store.dispatch(migrationStarted({ wanted: null, origin }));
    await holds(() => kinds(page).includes('migration'));
    page.store.dispatch(sessionRead({ ...next, isLegacy: true }));
    await settled();
    expect([page.store.getState().migration?.step.phase, kinds(page)]).toEqual(['closed', []]);
  });

  it('drops the question before an add-on is switched, and buys nothing that was confirmed [ACT-04]', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const page = await openActivation({
      moduleConfirmation: questionBody('zones'),
      modulesConfirm: () => new Promise((resolve) => void waiting.push(resolve)),
    });
    page.press();
    await holds(() => page.step().phase === 'confirming');
    page.agree();
    await holds(() => waiting.length === 1);
    page.store.dispatch(sessionRead(next));
    waiting[0]?.({ status: 200, data: [{ add_on_code: 'zones' }] });
    await settled();
    expect([page.step().phase, page.dialogs()]).toEqual(['idle', []]);
    expect(page.calls.filter(({ name }) => name === 'modulesPurchase')).toEqual([]);
  });

  it('drops the quantities that were chosen in the quote [QUO-01]', async () => {
    const page = await openMember();
    page.store.join(quoteFlow);
    page.store.dispatch(choicesMade([{ id: 21, quantity: 20 }]));
    page.store.dispatch(sessionRead(next));
    expect(page.store.getState().quote?.choices).toEqual({});
  });
});

const draftOf = (page: Page) => selectDraft(page.store.getState(), 'pricing');
const type = (page: Page, address: string, comment: string) =>
  page.store.dispatch(
    draftChanged({ surface: 'pricing', draft: { ...committed(typed(emptyDraft, address)), comment } }),
  );

async function openTyped(page: Page): Promise<Page> {
  page.store.join(shareQuoteFlow);
  type(page, 'boss@milepost.example', 'As we discussed.');
  await holds(() => page.keptInTab.has('share_draft_pricing'));
  return page;
}

describe('the draft of a share form', () => {
  afterEach(() => void vi.useRealTimers());

  it('is not shown to another member [QUO-05, QUO-06]', async () => {
    const page = await openTyped(await openMember());
    page.store.dispatch(sessionRead(other));
    expect(draftOf(page)).toBe(emptyDraft);
    await holds(() => !page.keptInTab.has('share_draft_pricing'));
    expect(draftOf(page)).toBe(emptyDraft);
  });

  it('waits while nobody is signed in, and is there when its member signs in again', async () => {
    // The storage of the kit stamps with 0, so that it is a second later here.
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const page = await openTyped(await openMember());
    page.store.dispatch(sessionRead(VISITOR));
    await settled();
    expect(draftOf(page)).toBe(emptyDraft);
    signIn(page, sessionBody({ member_id: 41 }));
    await holds(() => draftOf(page).comment === 'As we discussed.');
    expect(draftOf(page).tags.map(({ text }) => text)).toEqual(['boss@milepost.example']);
  });

  it('of a visitor belongs to whoever signs in, and from then on to nobody else', async () => {
    const page = await openTyped(await openStore());
    signIn(page, sessionBody({ member_id: 41 }));
    await holds(() => JSON.stringify(page.keptInTab.get('share_draft_pricing')).includes('"memberId":41'));
    expect(draftOf(page).comment).toBe('As we discussed.');
    page.store.dispatch(sessionRead(VISITOR));
    await settled();
    expect(draftOf(page)).toBe(emptyDraft);
  });

  it('ends its sending without a word when its member signs out', async () => {
    const page = await openMember({
      cartShare: (options?: { readonly signal?: AbortSignal }) =>
        new Promise((resolve) => options?.signal?.addEventListener('abort', () => resolve(failure('aborted')))),
    });
    await openTyped(page);
    page.store.dispatch(sharePressed({ surface: 'pricing', origin }));
    await holds(() => kinds(page).includes('loader'));
    page.store.dispatch(sessionRead(VISITOR));
    await holds(() => kinds(page).length === 0);
    await settled();
    expect([kinds(page), selectIsSharing(page.store.getState()), draftOf(page)]).toEqual([[], false, emptyDraft]);
  });
});
