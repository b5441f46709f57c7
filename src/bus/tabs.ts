import { isLater, NEVER, nextStamp, type Stamp } from '../domain/cart/stamp';
import type { TabMessage } from '../domain/cart/tab-message';

type Kind = TabMessage['kind'];

/** The stored flags that other tabs hear of. [STO-05, STO-06] */
const FLAGS = { cart: 'cart_update', upgrade: 'upgrade' } as const;
const FLAGGED = ['cart', 'upgrade'] as const;

/** What is posted is heard by all tabs but the one that posts it. */
export interface Channel {
  post(text: string): void;
  listen(listener: (data: unknown) => void): void;
}

export interface TabsDeps {
  readonly id: string;
  /** Where `storage` events and the page's coming back are heard. */
  readonly window: EventTarget;
  /** The quicker of the two ways; null where the browser has none. */
  readonly channel: Channel | null;
  readonly now: () => number;
  /** The stamp of a kept value, or null. */
  stampOf(name: string): Stamp | null;
  write(name: string, data: unknown, at: number): void;
  /** Makes a message of what came in; null for what is not understood. */
  read(value: unknown): TabMessage | null;
  encode(message: TabMessage): string;
  received(message: TabMessage): void;
  /** Another tab put an older flag over a later one. */
  overwritten(): void;
}

/** What a tab tells: the stamp of an upgrade, or of an account, is made here. */
export type Broadcast =
  | Extract<TabMessage, { kind: 'cart' }>
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'account'; readonly memberId: number };

/**
 * Talks to the other tabs of this origin, by stored flags and by a channel. Either alone suffices; what comes by both is
 * acted on once, and what comes late is not heard at all. Nothing is told again.
 * @returns how to tell, and how to look for what was missed
 */
export function openTabs(deps: TabsDeps) {
  const { id, window, channel, stampOf, received: heard } = deps;
  const newest: Record<Kind, Stamp> = { cart: NEVER, upgrade: NEVER, account: NEVER };
  // What was kept before this page was opened is no news.
  for (const kind of FLAGGED) newest[kind] = stampOf(FLAGS[kind]) ?? NEVER;

  const hear = (message: TabMessage): void => {
    const { kind, stamp } = message;
    if (stamp.tab === id || isLater(newest[kind], stamp)) return;
    // The channel may bring a cart that a full storage did not keep beside its flag.
    if (!isLater(stamp, newest[kind]) && !(kind === 'cart' && message.shared)) return;
    newest[kind] = stamp;
    heard(message);
  };

  const flagged = (kind: (typeof FLAGGED)[number], stamp: Stamp | null): void => {
    if (stamp) hear(kind === 'cart' ? { kind, stamp, shared: null } : { kind, stamp });
  };

  /** The kept cart says as much as its flag, which a removal that came too late clears. [CRT-42] */
  const look = (): void => {
    for (const kind of FLAGGED) flagged(kind, stampOf(FLAGS[kind]));
    flagged('cart', stampOf('cart'));
  };

  window.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    const kind = FLAGGED.find((one) => key === `waybill.${FLAGS[one]}`);
    if (!kind) return;
    const stamp = stampOf(FLAGS[kind]);
    if (kind === 'cart' && stamp && isLater(newest.cart, stamp)) deps.overwritten();
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
