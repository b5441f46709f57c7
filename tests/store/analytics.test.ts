import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventTracked } from '../../src/store/slices/analytics';
import { configured } from '../../src/store/slices/config';
import { trackingIdReceived } from '../../src/store/slices/cart';
import { failure, pageOfStore } from '../kit/page-of-store';
import { signIn } from '../kit/flows';
import { sessionBody } from '../kit/wire';

const VIEW = eventTracked({ name: 'page_view' });
const conversion = (product_id: number) =>
  eventTracked({ name: 'conversion', product_id, is_module: 1, is_bundled: 0 });
const refused = failure('status', { status: 500, ownStatus: 500, fromJson: true });

type Page = ReturnType<typeof pageOfStore>;
const sent = (page: Page) => page.calls.filter(({ name }) => name === 'analytics').map(({ options }) => options);
const bodies = (page: Page) => sent(page).map((options) => options?.body);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Waits for the queue's length, because the first event lazily imports the sender and fake timers cannot advance an import. */
async function queued(page: Page, count: number): Promise<void> {
  const length = () => (page.keptInTab.get('events') as unknown[] | undefined)?.length;
  while (length() !== count) await new Promise((resolve) => setImmediate(resolve));
}

function signedInPage(answers: Parameters<typeof pageOfStore>[0] = { analytics: { status: 200 } }): Page {
  const page = pageOfStore(answers, { pathname: '/pricing' });
  signIn(page, sessionBody());
  return page;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('an analytics event', () => {
  it('that fails after the reader has refused is not sent again', async () => {
    let answer: ((body: unknown) => void) | undefined;
    const page = signedInPage({ analytics: () => new Promise((resolve) => (answer = resolve)) });
    page.store.dispatch(VIEW);
    await queued(page, 1);
    await pass(500);
    page.store.dispatch(configured({ consent: false }));
    answer?.(refused);
    await pass(5000);
    expect(sent(page)).toHaveLength(1);
    expect(page.keptInTab.get('events')).toEqual([]);
  });

  it('has the page, the tracking id, the member and the ip [ANA-01, API-57]', async () => {
    const page = signedInPage();
    page.store.dispatch(trackingIdReceived('track-1'));
    page.store.dispatch(VIEW);
    await queued(page, 1);
    await pass(500);
    expect(bodies(page)).toEqual([
      { name: 'page_view', page_id: '/pricing', tracking_id: 'track-1', member_id: 7, ip: '127.0.0.1' },
    ]);
    expect(page.keptInTab.get('events')).toEqual([]);
  });

  it('names the page as the host does, and for an addition the added item [ANA-04]', async () => {
    const page = signedInPage();
    page.store.dispatch(configured({ pageId: 'pricing-spring' }));
    page.store.dispatch(conversion(106));
    await queued(page, 1);
    await pass(500);
    expect(bodies(page)).toMatchObject([
      { name: 'conversion', page_id: 'pricing-spring', product_id: 106, is_module: 1, is_bundled: 0 },
    ]);
  });

  it('is not sent if the host has switched analytics off', async () => {
    const page = signedInPage();
    page.store.dispatch(configured({ analytics: 'off' }));
    page.store.dispatch(VIEW);
    page.store.dispatch(configured({ analytics: 'on' }));
    page.store.dispatch(conversion(1));
    await queued(page, 1);
    await pass(2000);
    expect(bodies(page)).toMatchObject([{ name: 'conversion' }]);
  });
});

describe('the analytics queue', () => {
  it('sends three events in three calls, 500 ms apart, in their order [ANA-02, ANA-03]', async () => {
    const page = signedInPage();
    for (const id of [1, 2, 3]) page.store.dispatch(conversion(id));
    await queued(page, 3);
    const counts: number[] = [];
    for (const ms of [499, 1, 499, 1, 499, 1, 5000]) {
      await pass(ms);
      counts.push(sent(page).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(bodies(page)).toMatchObject([{ product_id: 1 }, { product_id: 2 }, { product_id: 3 }]);
  });

  it('waits for the answer to one event before it sends the next [ANA-02]', async () => {
    let answer: ((body: unknown) => void) | undefined;
    const page = signedInPage({ analytics: () => new Promise((resolve) => (answer = resolve)) });
    for (const id of [1, 2]) page.store.dispatch(conversion(id));
    await queued(page, 2);
    await pass(10_000);
    expect(sent(page)).toHaveLength(1);
    answer?.({ status: 200 });
    await pass(500);
    expect(sent(page)).toHaveLength(2);
  });

  it('retries a failed event three times with the same key, then drops it and goes on [ANA-02]', async () => {
    const page = signedInPage({
      analytics: (options?: { readonly body?: unknown }) =>
        JSON.stringify(options?.body).includes('"product_id":1,') ? refused : { status: 200 },
    });
    for (const id of [1, 2]) page.store.dispatch(conversion(id));
    await queued(page, 2);
    await pass(2500);
    expect(bodies(page)).toMatchObject([1, 1, 1, 1, 2].map((product_id) => ({ product_id })));
    expect(new Set(sent(page).map((options) => options?.idempotencyKey)).size).toBe(2);
    expect(page.store.getState().dialogs.queue).toEqual([]);
  });

  it('is the last try of the page where a content blocker keeps it from the server, and waits for the next page [ANA-02]', async () => {
    const page = signedInPage({ analytics: failure('network') });
    page.store.dispatch(conversion(1));
    await queued(page, 1);
    await pass(5000);
    page.store.dispatch(conversion(2));
    await queued(page, 2);
    await pass(5000);
    expect(bodies(page)).toMatchObject([{ product_id: 1 }]);
    const next = signedInPage();
    next.keptInTab.set('events', page.keptInTab.get('events') ?? []);
    next.store.dispatch(VIEW);
    await queued(next, 3);
    await pass(1500);
    expect(bodies(next)).toMatchObject([{ product_id: 1 }, { product_id: 2 }, { name: 'page_view' }]);
  });

  it('waits while the browser is offline, without being given up', async () => {
    let isOffline = true;
    const page = signedInPage({ analytics: () => (isOffline ? failure('offline') : { status: 200 }) });
    page.store.dispatch(conversion(1));
    await queued(page, 1);
    await pass(5000);
    isOffline = false;
    page.store.dispatch(conversion(2));
    await queued(page, 2);
    await pass(1000);
    expect(page.keptInTab.get('events')).toEqual([]);
  });

  it('continues after a reload, oldest first, and skips stored values that are no events [API-57]', async () => {
    const before = signedInPage();
    before.store.dispatch(conversion(1));
    await queued(before, 1);
    const after = signedInPage();
    after.keptInTab.set('events', [{ nonsense: 1 }, ...(before.keptInTab.get('events') as unknown[])]);
    after.store.dispatch(VIEW);
    await queued(after, 2);
    await pass(1000);
    expect(bodies(after)).toMatchObject([{ name: 'conversion', product_id: 1 }, { name: 'page_view' }]);
  });

  it('keeps at most a hundred events and drops the oldest', async () => {
    const page = signedInPage({ analytics: refused });
    for (let id = 1; id <= 120; id += 1) page.store.dispatch(conversion(id));
    await queued(page, 100);
    await pass(500);
    expect(bodies(page)).toMatchObject([{ product_id: 21 }]);
  });
});
