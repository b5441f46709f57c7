import { describe, expect, it } from 'vitest';
import { addPlan } from '../../src/commands/add-plan';
import { choosePlan } from '../../src/commands/choose-plan';
import { selectReview } from '../../src/flows/checkout/selectors';
import { selectCart } from '../../src/store/selectors/cart';
import { quantitiesChosen } from '../../src/store/slices/cart';
import { dialogAnswered } from '../../src/store/slices/dialogs';
import { openStore } from '../kit/flows';
import { failure } from '../kit/page-of-store';
import { holds } from '../kit/until';
import { orderBody } from '../kit/upgrade';
import { bundlesBody, cartBody, MODULES, sessionBody, wireModule, wirePlan } from '../kit/wire';

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

const metered = { pricing_type: 'USAGE', price: '3.00', base_price: '3.00' };
const SEATS = wireModule(21, { ...metered, asset_type: 'user' });
const LEVEL = wireModule(22, { ...metered, type: 'support', asset_type: 'user' });
const shop = bundlesBody({ modules: [...MODULES, SEATS, LEVEL, wireModule(23, metered), wireModule(24, metered)] });

interface Sent {
  readonly id: number;
  readonly entries?: readonly { readonly id: number; readonly quantity: number }[];
}

/** Opens the page of a member who holds one seat, its support level and one module 23; the first adds fail. */
async function pageOfMetered(failures: number, first: (() => Promise<unknown>) | null = null) {
  const server = new Map([
    [21, 1],
    [22, 1],
    [23, 1],
  ]);
  const rows = [SEATS, LEVEL, wireModule(23, metered), wireModule(24, metered)];
  const sent: Sent[] = [];
  const page = await openStore({
    session: sessionBody(),
    bundles: shop,
    cart: () =>
      cartBody(
        wirePlan(1001),
        rows.flatMap((row) => (server.has(row.id) ? [{ ...row, quantity: server.get(row.id) }] : [])),
      ),
    cartAdd: async (options: { readonly body?: unknown } | undefined) => {
      const body = options?.body as Sent;
      sent.push(body);
      if (sent.length === 1) await first?.();
      if (sent.length <= failures) return OFFLINE;
      for (const { id, quantity } of body.entries ?? [{ id: body.id, quantity: 1 }]) server.set(id, quantity);
      return ADDED;
    },
  });
  await holds(() => page.store.getState().cart.content.plan !== null);
  const choose = (...entries: (readonly [id: number, quantity: number])[]) =>
    page.store.dispatch(
      quantitiesChosen({ entries: entries.map(([id, quantity]) => ({ id, quantity })), origin: null }),
    );
  const shown = (id: number) => selectCart(page.store.getState()).lines[id]?.quantity;
  const { getState } = page.store;
  const isIdle = () =>
    getState().cart.busy === null && getState().quantities.length === 0 && getState().dialogs.queue.length === 0;
  return { page, server, sent, choose, shown, isIdle };
}

describe('“Try again” after quantities could not be written', () => {
  it('writes the last of a burst, which was shown [API-06, MNY-07]', async () => {
    const { page, server, choose, shown, isIdle } = await pageOfMetered(1);
    for (const quantity of [2, 3, 4, 5]) choose([23, quantity]);
    await tryAgain(page);
    await holds(() => server.get(23) === 5 && isIdle());
    expect(shown(23)).toBe(5);
    expect(page.kept.get('pending')).toBeUndefined();
  });

  it('writes all items of a burst, in the order of the presses [MNY-07]', async () => {
    const { page, server, choose, isIdle } = await pageOfMetered(1);
    choose([23, 6]);
    choose([21, 4]);
    choose([22, 9]);
    await tryAgain(page);
    await holds(() => server.get(23) === 6 && isIdle());
    expect([...server]).toEqual([
      [21, 4],
      [22, 9],
      [23, 6],
    ]);
  });

  it('writes them after a second failure too', async () => {
    const { page, server, choose, shown, isIdle } = await pageOfMetered(2);
    for (const quantity of [2, 5]) choose([23, quantity]);
    await tryAgain(page);
    await tryAgain(page);
    await holds(() => server.get(23) === 5 && isIdle());
    expect(shown(23)).toBe(5);
  });

  it('leaves a quantity that was pressed later, while the failed write was on its way or its dialog open', async () => {
    let fail: (() => void) | undefined;
    const { page, server, choose, shown, isIdle, sent } = await pageOfMetered(
      1,
      () => new Promise<void>((resolve) => void (fail = resolve)),
    );
    choose([23, 2], [21, 4]);
    await holds(() => sent.length === 1);
    choose([23, 9]);
    fail?.();
    await holds(() => dialog(page) !== undefined);
    choose([22, 7]);
    expect([shown(21), shown(22), shown(23)]).toEqual([1, 7, 9]);
    await tryAgain(page);
    expect([shown(21), shown(22), shown(23)]).toEqual([4, 7, 9]);
    await holds(() => server.get(23) === 9 && isIdle());
    expect([...server]).toEqual([
      [21, 4],
      [22, 7],
      [23, 9],
    ]);
    expect(sent.slice(1).flatMap(({ entries = [] }) => entries)).not.toContainEqual({ id: 23, quantity: 2 });
  });

  it('has nothing left to write where all was pressed anew', async () => {
    let fail: (() => void) | undefined;
    const { page, server, choose, isIdle, sent } = await pageOfMetered(
      1,
      () => new Promise<void>((resolve) => void (fail = resolve)),
    );
    choose([24, 2]);
    await holds(() => sent.length === 1);
    choose([24, 3]);
    fail?.();
    await tryAgain(page);
    await holds(() => server.get(24) === 3 && isIdle());
    expect(sent).toHaveLength(2);
  });

  it('adds the new item that failed, and not one that was given up', async () => {
    const { page, server, choose, isIdle, sent } = await pageOfMetered(2);
    choose([24, 3], [23, 5]);
    await close(page);
    await tryAgain(page);
    await holds(() => server.get(23) === 5 && isIdle());
    expect(server.has(24)).toBe(false);
    expect(sent).toHaveLength(3);

    const other = await pageOfMetered(1);
    other.choose([24, 3], [23, 5]);
    await tryAgain(other.page);
    await holds(() => other.server.get(24) === 3 && other.isIdle());
    expect(other.server.get(23)).toBe(5);
  });
});
