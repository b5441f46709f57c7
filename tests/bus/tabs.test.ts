import { describe, expect, it, vi } from 'vitest';
import { openTabs, type Channel } from '../../src/bus/tabs';
import { readStamp, readTabMessage, writeTabMessage } from '../../src/contract/tab-message';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import type { Stamp } from '../../src/domain/cart/stamp';
import type { TabMessage } from '../../src/domain/cart/tab-message';

const SHARED = { cart: emptyCart, currency: 'USD', trackingId: null } as const;
const cart = (stamp: Stamp, shared: typeof SHARED | null = SHARED) => ({ kind: 'cart', stamp, shared }) as const;

/** Simulates the tabs of one origin, which share one storage and one BroadcastChannel; either may be unavailable. */
function browser({ hasStorage = true, hasChannel = true } = {}) {
  const kept = new Map<string, { at: number; data: unknown }>();
  const listeners = new Map<string, (data: unknown) => void>();
  const windows = new Map<string, EventTarget>();
  const written: string[] = [];
  const posted: string[] = [];

  function open(id: string) {
    const heard: TabMessage[] = [];
    const overwritten = vi.fn();
    const window = new EventTarget();
    windows.set(id, window);
    const channel: Channel = {
      post(text) {
        posted.push(id);
        for (const [other, listener] of listeners) if (other !== id) listener(text);
      },
      listen: (listener) => void listeners.set(id, listener),
    };
    const write = (name: string, data: unknown, at: number): void => {
      if (!hasStorage) return;
      written.push(`${id} ${name}`);
      kept.set(name, { at, data });
      const event = Object.assign(new Event('storage'), { key: `waybill.${name}` });
      for (const [other, target] of windows) if (other !== id) target.dispatchEvent(event);
    };
    const tabs = openTabs({
      id,
      window,
      channel: hasChannel ? channel : null,
      now: () => 1000,
      stampOf: (name) => readStamp(kept.get(name) ?? null),
      write,
      read: readTabMessage,
      encode: writeTabMessage,
      received: (message) => void heard.push(message),
      overwritten,
    });
    return { ...tabs, heard, overwritten, write, window };
  }
  return { open, kept, written, posted, say: (data: unknown) => listeners.forEach((listener) => listener(data)) };
}

describe('tabs', () => {
  it.each([
    ['storage flags alone', { hasChannel: false }],
    ['a BroadcastChannel alone', { hasStorage: false }],
  ])('receive broadcasts of a cart and an upgrade through %s [STO-05, STO-06]', (_, options) => {
    const { open } = browser(options);
    const [one, other] = [open('a'), open('b')];
    one.broadcast(cart({ at: 5, tab: 'a' }));
    one.broadcast({ kind: 'upgrade' });
    expect(other.heard.map(({ kind, stamp }) => [kind, stamp.tab])).toEqual([
      ['cart', 'a'],
      ['upgrade', 'a'],
    ]);
    expect(one.heard).toEqual([]);
  });

  it('write the documented storage flags, and never rebroadcast what they receive [STO-05, STO-06]', () => {
    const { open, kept, written, posted } = browser();
    const [one] = [open('a'), open('b'), open('c')];
    one.broadcast(cart({ at: 5, tab: 'a' }));
    one.broadcast({ kind: 'upgrade' });
    expect(kept.get('cart_update')).toEqual({ at: 5, data: { tab: 'a' } });
    expect(kept.get('upgrade')).toEqual({ at: 1000, data: { tab: 'a' } });
    expect(written).toEqual(['a cart_update', 'a upgrade']);
    expect(posted).toEqual(['a', 'a']);
  });

  it('receive an upgrade once although it arrives by channel and by storage [STO-06]', () => {
    const { open } = browser();
    const [one, other] = [open('a'), open('b')];
    one.broadcast({ kind: 'upgrade' });
    expect(other.heard).toHaveLength(1);
  });

  it('ignore a broadcast older than one that they have received or sent [STO-05]', () => {
    const { open, say } = browser();
    const one = open('a');
    say(writeTabMessage(cart({ at: 7, tab: 'b' })));
    say(writeTabMessage(cart({ at: 6, tab: 'c' })));
    one.broadcast(cart({ at: 9, tab: 'a' }));
    say(writeTabMessage(cart({ at: 8, tab: 'b' })));
    expect(one.heard.map(({ stamp }) => stamp.at)).toEqual([7]);
  });

  it('skip flags from before they were opened, and catch up on flags that they missed while asleep [STO-05, STO-06]', () => {
    const { open, kept } = browser();
    open('a').broadcast(cart({ at: 5, tab: 'a' }));
    const late = open('b');
    late.look();
    expect(late.heard).toEqual([]);
    kept.set('cart_update', { at: 6, data: { tab: 'a' } });
    kept.set('upgrade', { at: 6, data: { tab: 'a' } });
    late.look();
    late.look();
    expect(late.heard.map(({ kind }) => kind)).toEqual(['cart', 'upgrade']);
  });

  it('report when an older flag has overwritten a newer one [STO-05]', () => {
    const { open } = browser({ hasChannel: false });
    const [one, other] = [open('a'), open('b')];
    one.broadcast(cart({ at: 9, tab: 'a' }));
    other.write('cart_update', { tab: 'b' }, 8);
    expect(one.overwritten).toHaveBeenCalledOnce();
    expect(one.heard).toEqual([]);
  });

  it('ignore other storage keys and messages that they cannot read [STO-05]', () => {
    const { open, say } = browser();
    const one = open('a');
    one.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'waybill.annual' }));
    one.window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    for (const said of [undefined, null, 5, '{', '{}', { kind: 'cart' }]) say(said);
    expect(one.heard).toEqual([]);
  });
});
