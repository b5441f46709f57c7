import { describe, expect, it } from 'vitest';
import { VISITOR } from '../../src/domain/subscription/user-type';
import { planChosen } from '../../src/store/slices/cart';
import { sessionFailed, sessionRead } from '../../src/store/slices/session';
import { bundles } from '../../src/store/resources/catalogue';
import { openStore } from '../kit/flows';
import { holds } from '../kit/until';
import { pageOfStore } from '../kit/page-of-store';
import { bundlesBody, cartBody, sessionBody, wirePlan } from '../kit/wire';

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

describe('the cart of a visitor', () => {
  it('stays however often the session is read [STO-03]', async () => {
    const page = await pageWithCart({ cartAdd: { status: 200, product: {} } });
    page.store.dispatch(sessionRead(VISITOR));
    await holds(() => page.store.getState().session.status === 'known');
    expect([planOf(page)?.id, page.kept.has('cart')]).toEqual([1001, true]);
  });
});
