import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPage } from '../kit/mount';

/** Stands in for the browser's channel, and records which ones are open. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  readonly postMessage = vi.fn();
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const say = (name: 'pagehide' | 'pageshow', persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));

beforeEach(() => FakeChannel.open.clear());

const open = async (): Promise<void> => {
  const page = await mountPage('');
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  document.body.insertAdjacentHTML('beforeend', '<waybill-mini-cart></waybill-mini-cart>');
  await vi.waitFor(() => expect(page.store.getState().session.status).toBe('known'));
};

// A message to an open channel drops a page from the back/forward cache.
describe('a page that is left', () => {
  it('closes its channel to other tabs, and opens it again when it comes back', async () => {
    await open();
    expect(FakeChannel.open.size).toBe(1);
    say('pagehide', true);
    expect(FakeChannel.open.size).toBe(0);
    say('pageshow', true);
    expect(FakeChannel.open.size).toBe(1);
  });
});
