import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addByButton, callsOf, cartOf, emptyCartOf, eventually, settled } from '../acts';
import { expectClean, openPage } from '../kit';

const PATH = '/platform/marketplace';
const CHANGED = 'Your cart was changed in another tab.';

/** Counts a tab's writes to shared storage and its broadcasts, from the start; its own event queue is left out. */
function count(): void {
  const counts = { writes: 0, posts: 0 };
  Reflect.set(window, 'counts', counts);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (this === localStorage) counts.writes += 1;
    setItem.call(this, key, value);
  };
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function (message) {
    counts.posts += 1;
    postMessage.call(this, message);
  };
}

const noChannel = (): void => void Reflect.deleteProperty(window, 'BroadcastChannel');
function noStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const countsOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'counts'));
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(String(error)));
  return errors;
};

/** Opens several tabs of one browser and waits until each is settled. */
async function openTabs(number: number, { as, script }: { as?: string; script?: () => void } = {}) {
  const first = await openPage({
    path: PATH,
    as,
    before: async (page) => {
      if (script) await page.context().addInitScript(script);
      if (as) await emptyCartOf(page, as);
    },
  });
  const pages = [first];
  const errors = errorsOf(first);
  await settled(first);
  while (pages.length < number) {
    const page = await first.context().newPage();
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.goto(first.url());
    await settled(page);
    pages.push(page);
  }
  // By then the tabs have broadcast their account, and a member's cart is read.
  await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
  return { pages, errors };
}

const textOf = (page: Page): Promise<string> => cartOf(page).innerText();
const live = (page: Page): Promise<string | null> => page.locator('#waybill-live').textContent();

const paths = (calls: readonly string[]): string[] => calls.map((call) => call.replace(/\?.*/, ''));

describe('a visitor with three tabs', () => {
  it('sees a change of one tab in all, with an announcement and without further writes, broadcasts or calls [STO-05]', async () => {
    const { pages, errors } = await openTabs(3, { script: count });
    const [one, ...others] = pages as [Page, Page, Page];
    const before = await Promise.all(others.map(countsOf));
    const calls = others.map(callsOf);
    await addByButton(one, 'Vehicle Profiles');
    for (const other of others) {
      await eventually(() => textOf(other)).toContain('Vehicle Profiles');
      expect(await textOf(other)).toContain(CHANGED);
      expect(await cartOf(other).getByRole('button', { name: 'Undo' }).count()).toBe(0);
      await eventually(() => live(other)).toContain(CHANGED);
    }
    await settled(one);
    expect(await textOf(one)).not.toContain(CHANGED);
    expect(await Promise.all(others.map(countsOf))).toEqual(before);
    expect(calls).toEqual([[], []]);
    // The next change comes from another tab and is the newest.
    const [two] = others as [Page, Page];
    await cartOf(two).getByRole('button', { name: 'Remove Vehicle Profiles' }).click();
    await eventually(() => textOf(one)).toContain('Your shopping cart is empty.');
    expect(await textOf(one)).toContain(CHANGED);
    expect(errors).toEqual([]);
    expectClean(one);
  });

  it.each([
    ['the stored flags alone', noChannel],
    ['the BroadcastChannel alone', noStorage],
  ])('is served by %s [STO-05]', async (_, script) => {
    const { pages, errors } = await openTabs(2, { script });
    const [one, other] = pages as [Page, Page];
    await addByButton(one, 'Vehicle Profiles');
    await eventually(() => textOf(other)).toContain('Vehicle Profiles');
    expect(await textOf(other)).toContain(CHANGED);
    expect(errors).toEqual([]);
  });

  it('loses an open question about a cart that another tab has changed [STO-05]', async () => {
    const { pages, errors } = await openTabs(2);
    const [one, other] = pages as [Page, Page];
    await addByButton(one, 'Vehicle Profiles');
    await eventually(() => textOf(other)).toContain('Vehicle Profiles');
    await settled(one);
    await cartOf(other).getByRole('button', { name: 'Clear cart' }).click();
    await other.getByRole('dialog', { name: 'Clear your cart?' }).waitFor();
    await addByButton(one, 'Roles and Permissions');
    await other.getByRole('dialog', { name: CHANGED }).waitFor();
    expect(await other.getByRole('dialog', { name: 'Clear your cart?' }).count()).toBe(0);
    await other.getByRole('button', { name: 'OK', exact: true }).click();
    await eventually(() => textOf(other)).toContain('Roles and Permissions');
    expect(await textOf(other)).toContain('Vehicle Profiles');
    expect(errors).toEqual([]);
  });

  it('sees missed changes in a tab that was frozen, while its toggles stay [STO-05]', async () => {
    const { pages, errors } = await openTabs(1);
    const [page] = pages as [Page];
    await addByButton(page, 'Vehicle Profiles');
    await eventually(() => textOf(page)).toContain('Vehicle Profiles');
    await settled(page);
    // A tab gets no storage events of its own writes, so these look as if another tab had made them while this one was frozen.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('waybill.cart') ?? '');
      const at = kept.at + 1;
      const data = { ...kept.data, tab: 'another', cart: { ...kept.data.cart, plan: null, lines: {} } };
      localStorage.setItem('waybill.cart', JSON.stringify({ ...kept, at, data }));
      localStorage.setItem('waybill.cart_update', JSON.stringify({ v: 1, at, data: { tab: 'another' } }));
      localStorage.setItem('waybill.annual', JSON.stringify({ v: 1, at, data: false }));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await eventually(() => textOf(page)).toContain('Your shopping cart is empty.');
    expect(await textOf(page)).toContain(CHANGED);
    const annual = await page.evaluate(
      () => Reflect.get(globalThis, Symbol.for('waybill/1')).store.getState().preferences.annual,
    );
    expect(annual).toBe(true);
    expect(errors).toEqual([]);
  });

  it('is not harmed by forged broadcasts [STO-05, STO-06]', async () => {
    const { pages, errors } = await openTabs(2);
    const [one, other] = pages as [Page, Page];
    await addByButton(one, 'Vehicle Profiles');
    await eventually(() => textOf(other)).toContain('Vehicle Profiles');
    const calls = callsOf(other);
    await one.evaluate(() => {
      const channel = new BroadcastChannel('waybill/1');
      const head = { v: 1, kind: 'cart', stamp: { at: Date.now() + 1e6, tab: 'x' } };
      const said: unknown[] = [
        null,
        { ...head, shared: null },
        '{',
        JSON.stringify({ ...head, v: 0, shared: null }),
        JSON.stringify({ ...head, shared: { cart: { plan: '<img onerror=alert(1)>' } } }),
        JSON.stringify({ ...head, kind: 'checkout' }),
        JSON.stringify({ ...head, kind: 'upgrade', stamp: { at: '9', tab: {} } }),
        JSON.stringify({ ...head, filler: 'x'.repeat(3_000_000) }),
      ];
      said.forEach(channel.postMessage, channel);
      for (const text of ['', '{', 'null', '{"v":1,"at":9e99,"data":{"tab":"x"}}', '{"v":0,"at":9,"data":true}']) {
        localStorage.setItem('waybill.cart_update', text);
        localStorage.setItem('waybill.upgrade', text);
      }
    });
    await addByButton(one, 'Roles and Permissions');
    await eventually(() => textOf(other)).toContain('Roles and Permissions');
    expect(calls).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('a member with two tabs', () => {
  it('sees the server’s cart in both, read once, and is told of an upgrade [STO-05, STO-06]', async () => {
    const { pages, errors } = await openTabs(2, { as: 'canceled' });
    const [one, other] = pages as [Page, Page];
    const calls = callsOf(other);
    await addByButton(one, 'Vehicle Profiles');
    await eventually(() => textOf(other)).toContain('Vehicle Profiles');
    expect(await textOf(other)).toContain(CHANGED);
    await settled(one);
    expect(paths(calls)).toEqual(['GET /cart/data']);
    await one.evaluate(() => {
      const { store } = Reflect.get(globalThis, Symbol.for('waybill/1'));
      store.dispatch({ type: 'session/upgradeFinished' });
    });
    await eventually(() => textOf(other)).toContain('Your subscription was changed in another tab.');
    await eventually(() => live(other)).toContain('Your subscription was changed in another tab.');
    await eventually(() => paths(calls)).toEqual(['GET /cart/data', 'GET /account/session', 'GET /cart/data']);
    expect(errors).toEqual([]);
  });

  it('is recognised in a tab that was open before the sign-in [STO-05]', async () => {
    const { pages, errors } = await openTabs(2);
    const [one, other] = pages as [Page, Page];
    const calls = callsOf(other);
    await one.goto(`${one.url()}?as=paused`);
    await settled(one);
    await eventually(() => paths(calls)).toContain('GET /account/session');
    expect(paths(calls).filter((call) => call === 'GET /account/session')).toHaveLength(1);
    await eventually(() =>
      other.evaluate(
        () => Reflect.get(globalThis, Symbol.for('waybill/1')).store.getState().session.account.memberId > 0,
      ),
    ).toBe(true);
    expect(errors).toEqual([]);
  });
});
