import { isLaterStamp, NO_STAMP, nextStamp, type Stamp } from '../domain/cart/stamp';
import type { TabMessage } from '../domain/cart/tab-message';

type Kind = TabMessage['kind'];

/** Storage keys of the flags that notify other tabs. [STO-05, STO-06] */
const FLAGS = { cart: 'cart_update', upgrade: 'upgrade' } as const;
const FLAGGED = ['cart', 'upgrade'] as const;

/** Port to a broadcast channel: all tabs but the sender receive a posted message. */
export interface Channel {
  post(text: string): void;
  listen(listener: (data: unknown) => void): void;
}

export interface TabsDeps {
  readonly id: string;
  /** Dispatches `storage` events. */
  readonly window: EventTarget;
  /** The broadcast channel, faster than stored flags; null where the browser has none. */
  readonly channel: Channel | null;
  readonly now: () => number;
  /** Returns the stamp of a stored value, or null. */
  stampOf(name: string): Stamp | null;
  write(name: string, data: unknown, at: number): void;
  /** Decodes a received message; null when it is invalid. */
  read(value: unknown): TabMessage | null;
  encode(message: TabMessage): string;
  received(message: TabMessage): void;
  /** Called when another tab has overwritten a later flag with an older one. */
  overwritten(): void;
}

/** A message to broadcast. The stamp of an upgrade or an account message is added on sending. */
export type Broadcast =
  | Extract<TabMessage, { kind: 'cart' }>
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'account'; readonly memberId: number };

/**
 * Connects this tab to the other tabs of its origin, through stored flags and a broadcast channel. Either one suffices. A message
 * that arrives through both is handled once, a superseded message is dropped, and no message is forwarded.
 * @returns functions to broadcast a message, and to check for missed messages
 */
export function openTabs(deps: TabsDeps) {
  const { id, window, channel, stampOf, received: heard } = deps;
  const newest: Record<Kind, Stamp> = { cart: NO_STAMP, upgrade: NO_STAMP, account: NO_STAMP };
  // Values stored before this page opened count as known.
  for (const kind of FLAGGED) newest[kind] = stampOf(FLAGS[kind]) ?? NO_STAMP;

  const hear = (message: TabMessage): void => {
    const { kind, stamp } = message;
    if (stamp.tab === id || isLaterStamp(newest[kind], stamp)) return;
    // A message with a known stamp still counts if it carries the cart, because full storage may have kept only the flag.
    if (!isLaterStamp(stamp, newest[kind]) && !(kind === 'cart' && message.shared)) return;
    newest[kind] = stamp;
    heard(message);
  };

  const flagged = (kind: (typeof FLAGGED)[number], stamp: Stamp | null): void => {
    if (stamp) hear(kind === 'cart' ? { kind, stamp, shared: null } : { kind, stamp });
  };

  /**
   * Checks storage for missed messages. The stored cart's stamp counts like its flag, because a removal that answers 404 clears
   * the flag. [CRT-42]
   */
  const look = (): void => {
    for (const kind of FLAGGED) flagged(kind, stampOf(FLAGS[kind]));
    flagged('cart', stampOf('cart'));
  };

  window.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    const kind = FLAGGED.find((one) => key === `waybill.${FLAGS[one]}`);
    if (!kind) return;
    const stamp = stampOf(FLAGS[kind]);
    if (kind === 'cart' && stamp && isLaterStamp(newest.cart, stamp)) deps.overwritten();
    look();
  });
  channel?.listen((data) => {
    const message = deps.read(data);
    if (message) hear(message);
  });

  return {
    look,
    broadcast(told: Broadcast): void {
      const message: TabMessage =
        told.kind === 'cart' ? told : { ...told, stamp: nextStamp(newest[told.kind], id, deps.now()) };
      const { kind, stamp } = message;
      newest[kind] = stamp;
      if (kind !== 'account') deps.write(FLAGS[kind], { tab: id }, stamp.at);
      channel?.post(deps.encode(message));
    },
  };
}
