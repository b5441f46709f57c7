import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { cartRestored, clearPressed, moduleUnwanted, moduleWanted, planChosen } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { readSession } from '../../src/contract/session';
import { sessionFailed, sessionRead } from '../../src/store/slices/session';
import { bundles } from '../../src/store/resources/catalogue';
import { openStore, signIn } from '../kit/flows';
import { holds } from '../kit/until';
import { failure, pageOfStore } from '../kit/page-of-store';
import { bundlesBody, cartBody, sessionBody, wireModule, wirePlan } from '../kit/wire';

/** Answers with a package in the member's cart; the cart of another account cannot be read. */
const member = () => {
  const carts = [cartBody(wirePlan(1001))];
  return { session: sessionBody({ member_id: 41 }), cart: () => carts.pop() };
};

const planOf = ({ store }: Awaited<ReturnType<typeof openStore>>) => store.getState().cart.content.plan;

/** Opens a page whose cart holds a package. */
async function pageWithCart(answers: Parameters<typeof openStore>[0]) {
  const page = await openStore(answers);
  if (!answers?.session) page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
  await holds(() => planOf(page)?.id === 1001 && page.kept.has('cart'));
  return page;
}

const origin = null;
const status = (code: number) => failure('status', { status: code, ownStatus: code, httpStatus: code, fromJson: true });

/** An answer that the test gives when its time has come. */
function lateAnswer() {
  const waiting: ((value: unknown) => void)[] = [];
  const answer = () => new Promise((resolve) => void waiting.push(resolve));
  return { answer, reply: (value: unknown) => waiting.shift()?.(value) };
}

describe('the cart of a member', () => {
  it.each([
    ['a visitor after sign-out', VISITOR],
    ['another member, whose cart cannot be read', { ...VISITOR, memberId: 42 }],
  ])('is not shown to %s, nor kept in storage [CRT-65, STO-03]', async (_, next) => {
    const page = await pageWithCart(member());
    page.store.dispatch(sessionRead(next));
    await holds(() => planOf(page) === null);
    expect(page.store.getState().cart).toMatchObject({ former: null, notice: null, trackingId: null });
    expect(JSON.stringify([...page.kept])).not.toContain('1001');
  });

  it('is removed before a press made meanwhile is carried out [CRT-65]', async () => {
    const page = pageOfStore({ bundles: bundlesBody(), cartAdd: { status: 200, product: {} } });
    await page.store.dispatch(bundles.read({ language: 'en', currency: null }));
    page.kept.set('cart', { member: 41 });
    let loads = 0;
    // A press waits only for the session; chunks that are loaded afterwards arrive late here.
    page.ports.load = async (part) => {
      if (loads > 0) await new Promise((resolve) => setTimeout(resolve));
      loads += 1;
      return part();
    };
    page.store.dispatch(planChosen({ planId: 1001, from: 'action', origin: null }));
    await holds(() => loads === 1);
    page.store.dispatch(sessionRead(VISITOR));
    await holds(() => page.calls.some(({ name }) => name === 'cartAdd') && page.store.getState().cart.busy === null);
    expect(planOf(page)?.id).toBe(1001);
  });

  it('stays if the session could not be read, or is read again for the same member [CRT-65]', async () => {
    const page = await pageWithCart(member());
    page.store.dispatch(sessionFailed());
    page.store.dispatch(sessionRead({ ...VISITOR, memberId: 41 }));
    await holds(() => page.store.getState().session.status === 'known');
    expect(page.kept.get('cart')).toMatchObject({ member: 41 });
  });
});

describe('what waits for an answer when the account changes', () => {
  const B = readSession(sessionBody({ member_id: 42 }));
  const account = (next: 'a visitor' | 'another member') => (next === 'another member' && B ? B : VISITOR);
  const kinds = ({ store }: Page) => store.getState().dialogs.queue.map(({ kind }) => kind);
  const contentOf = ({ store }: Page) => store.getState().cart.content;
  const stored = ({ kept }: Page) => JSON.stringify([kept.get('cart') ?? null, kept.get('temporary_cart') ?? null]);
  type Page = Awaited<ReturnType<typeof openStore>>;

  /** Opens the page of member 41, whose cart has a package and a module with one that needs it; it can be read once. */
  async function openMembers(answers: Parameters<typeof openStore>[0] = {}): Promise<Page> {
    const needy = wireModule(12, { has_dependency: 1, dependencies: '11' });
    const carts = [cartBody(wirePlan(1001), [wireModule(11), needy])];
    const session = sessionBody({ member_id: 41 });
    return pageWithCart({ session, cart: () => carts.pop() ?? status(404), ...answers });
  }

  /** Lets everything that can run without another answer run. */
  const settled = async (page: Page) => {
    await holds(() => page.store.getState().cart.busy === null);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  };

  it.each([
    ['a visitor', moduleUnwanted({ id: 11, origin })],
    ['another member', moduleUnwanted({ id: 11, origin })],
    ['a visitor', clearPressed({ origin })],
  ] as const)('withdraws a question about the cart, which is not shown to %s [CRT-65, STO-03]', async (next, press) => {
    const page = await openMembers({ cartRemove: { status: 200 } });
    page.store.dispatch(press);
    await holds(() => page.store.getState().dialogs.queue.length > 0);
    const [question] = page.store.getState().dialogs.queue;
    page.store.dispatch(sessionRead(account(next)));
    expect(kinds(page)).toEqual([]);
    page.store.dispatch(dialogAnswered({ id: question?.id ?? '', answer: 'ok' }));
    await settled(page);
    expect(page.writes()).toEqual([]);
    expect([contentOf(page).plan, kinds(page)]).toEqual([null, []]);
    expect(stored(page)).not.toContain('1001');
  });

  it('withdraws a question that came before the session told that the stored cart is of somebody else [CRT-65]', async () => {
    const page = pageOfStore({ bundles: bundlesBody() });
    await page.store.dispatch(bundles.read({ language: 'en', currency: null }));
    const first = await openMembers();
    page.kept.set('cart', first.kept.get('cart'));
    const { cart } = first.store.getState();
    page.store.dispatch(cartRestored({ cart: cart.content, currency: 'USD' }));
    page.store.dispatch(clearPressed({ origin }));
    await holds(() => kinds(page).length > 0);
    page.store.dispatch(sessionRead(VISITOR));
    await settled(page);
    expect([contentOf(page).plan, kinds(page)]).toEqual([null, []]);
  });

  it.each([
    ['refused for a session that is over', status(401)],
    ['refused because the item is gone', status(404)],
    ['saved', { status: 200, tracking_id: 'track-a', product: {}, upsell: { id: 7 } }],
  ])('shows nothing of a write that is %s after the sign-out [CRT-65, STO-03]', async (_, answer) => {
    const { answer: write, reply } = lateAnswer();
    const page = await openMembers({ cartAdd: write });
    page.store.dispatch(moduleWanted({ id: 14, origin }));
    await holds(() => page.writes().length === 1);
    page.store.dispatch(sessionRead(VISITOR));
    reply(answer);
    await settled(page);
    expect(page.store.getState().cart).toMatchObject({ content: { plan: null, lines: {} }, trackingId: null });
    expect([kinds(page), page.reload.mock.calls, page.told]).toEqual([[], [], []]);
    expect(stored(page)).not.toMatch(/1001|track-a/);
  });

  it('shows nothing of a cart whose answer comes after the sign-out [CRT-65, STO-03]', async () => {
    const { answer: cart, reply } = lateAnswer();
    const page = await openStore({ session: sessionBody({ member_id: 41 }), cart });
    await holds(() => page.calls.some(({ name }) => name === 'cart'));
    page.store.dispatch(sessionRead(VISITOR));
    reply(cartBody(wirePlan(1001)));
    await settled(page);
    expect(contentOf(page).plan).toBeNull();
    expect(stored(page)).not.toContain('1001');
  });

  it('does not offer to try again what the former member has pressed [CRT-65]', async () => {
    const page = await openMembers({ cartAdd: failure('offline') });
    page.store.dispatch(moduleWanted({ id: 14, origin }));
    await holds(() => kinds(page).includes('error'));
    page.store.dispatch(sessionRead(VISITOR));
    expect(kinds(page)).toEqual([]);
  });

  it('shows the cart that a visitor has filled in another tab meanwhile [STO-03]', async () => {
    const visitor = await pageWithCart({ cartAdd: { status: 200, product: {} } });
    const page = await openMembers();
    page.kept.set('cart', visitor.kept.get('cart'));
    page.store.dispatch(sessionRead(VISITOR));
    await holds(() => Object.keys(contentOf(page).lines).length > 0);
    expect(Object.keys(contentOf(page).lines)).toEqual(['1', '2']);
  });

  it('rolls a visitor’s cart back when its question is withdrawn by a sign-in, and merges it [CRT-65, STO-04]', async () => {
    const page = await pageWithCart({
      cartAdd: { status: 200, product: {} },
      cart: () => status(404),
      products: bundlesBody(),
    });
    page.store.dispatch(clearPressed({ origin }));
    await holds(() => kinds(page).length > 0);
    signIn(page, sessionBody({ member_id: 41 }));
    await holds(() => page.writes().length === 2);
    expect(kinds(page)).toEqual([]);
    expect(page.writes().at(-1)).toMatchObject({ name: 'cartAdd', options: { body: { id: 1001 } } });
  });
});

describe('the cart of a visitor', () => {
  it('stays however often the session is read [STO-03]', async () => {
    const page = await pageWithCart({ cartAdd: { status: 200, product: {} } });
    page.store.dispatch(sessionRead(VISITOR));
    await holds(() => page.store.getState().session.status === 'known');
    expect([planOf(page)?.id, page.kept.has('cart')]).toEqual([1001, true]);
  });
});
