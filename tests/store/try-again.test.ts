import { describe, expect, it } from 'vitest';
import { addPlan } from '../../src/commands/add-plan';
import { choosePlan } from '../../src/commands/choose-plan';
import { selectReview } from '../../src/flows/checkout/selectors';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore } from '../kit/flows';
import { failure } from '../kit/page-of-store';
import { holds } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { cartBody, sessionBody, wirePlan } from '../kit/wire';

const ADDED = { status: 200, tracking_id: 'track-1', product: {} };
const OFFLINE = failure('offline');

type Page = Awaited<ReturnType<typeof openStore>>;
const dialog = (page: Page) => page.store.getState().dialogs.queue[0];
const planOf = (page: Page) => page.store.getState().cart.content.plan?.id;
const by = ({ store, ports }: Page) => ({ store, ports, origin: null });

/** Opens the page of a member without a subscription, whose first adds fail. */
async function pageOfMember(failures: number) {
  let cart = cartBody(null);
  let left = failures;
  const cartAdd = () => {
    left -= 1;
    if (left >= 0) return OFFLINE;
    cart = cartBody(wirePlan(1001));
    return ADDED;
  };
  const page = await openStore({ session: sessionBody(), cart: () => cart, cartAdd, upgradeMessage: orderBody() });
  await holds(() => page.store.getState().cart.reading === null);
  return page;
}

/** Answers the failure as the dialog does: it closes, and the press that failed is made once more. */
async function tryAgain(page: Page): Promise<void> {
  await holds(() => dialog(page)?.kind === 'error');
  const failed = dialog(page);
  if (failed?.kind !== 'error' || !failed.again) throw new Error('nothing is offered to be tried again');
  page.store.dispatch(dialogAnswered({ id: failed.id, answer: 'cancel' }));
  page.store.dispatch(failed.again);
}

async function close(page: Page): Promise<void> {
  await holds(() => dialog(page)?.kind === 'error');
  page.store.dispatch(dialogAnswered({ id: dialog(page)?.id ?? '', answer: 'cancel' }));
}

describe('“Try again” after a package could not be chosen', () => {
  it.each([1, 2])('goes on to checkout as the first press would, after %i failures [PRC-21]', async (failures) => {
    const page = await pageOfMember(failures);
    choosePlan({ id: 1001, code: 'plan-1001' }, 'card')(by(page));
    for (let at = 0; at < failures; at += 1) await tryAgain(page);
    await holds(() => selectReview(page.store.getState()) !== null);
    expect(page.events.map(({ name }) => name).filter((name) => name.endsWith('-request'))).toEqual([
      'plan-select-request',
      'checkout-request',
    ]);
    expect([planOf(page), page.writes().length]).toEqual([1001, failures + 1]);
  });

  it('is told to whoever waits for what became of the press', async () => {
    const page = await pageOfMember(1);
    const outcome = addPlan(1001)(by(page));
    await tryAgain(page);
    expect(await outcome).toBe('done');
  });

  it('does nothing once it was closed', async () => {
    const page = await pageOfMember(1);
    const outcome = addPlan(1001)(by(page));
    await close(page);
    expect(await outcome).toBe('failed');
    expect([planOf(page), page.writes().length]).toEqual([undefined, 1]);
  });
});
