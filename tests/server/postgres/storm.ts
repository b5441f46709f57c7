import type { Change } from '../../../demo/server/cart/rules';
import type { Quantity } from '../../../src/domain/cart/quantity';
import { cookieOf, post, type Running, type Sent } from './processes';

/** First of the modules that only fill the catalogue. */
const FILLER = 1000;
const PLANS = [8, 12, 16];
const PLATFORMS = 10;
const MEMBERS = ['member', 'trial', 'canceled', 'paused'];

export interface Write {
  readonly path: string;
  readonly body: object;
  /** The same wish, as the rules know it. */
  readonly change: Change;
  readonly entries: readonly Quantity[];
}

const add = (id: number, entries: readonly Quantity[] = []): Write => ({
  path: '/cart/add',
  body: { id, module: 1, pricing: 1, entries },
  change: { kind: 'add-module', id },
  entries,
});
const addPlan = (id: number): Write => ({
  path: '/cart/add',
  body: { id, module: 0, pricing: 1 },
  change: { kind: 'add-plan', id },
  entries: [],
});
const remove = (id: number): Write => ({
  path: '/cart/remove',
  body: { id },
  change: { kind: 'remove', id },
  entries: [],
});
const removeCategory = (category: number): Write => ({
  path: '/cart/pricing/categories/remove',
  body: { category },
  change: { kind: 'remove-category', id: category },
  entries: [],
});

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** All that can be done to a cart, `count` times; most of it brings something. */
const mixed = (count: number): Write[] =>
  times(count, (n) => {
    if (n % 40 === 39) return addPlan(PLANS[((n / 40) % PLANS.length) | 0] ?? 8);
    if (n % 20 === 9) return removeCategory((n % PLATFORMS) + 1);
    if (n % 5 === 3) return remove(FILLER + n - 3);
    if (n % 7 === 0) return add(FILLER + n, [{ id: FILLER + n, quantity: 10 + n }]);
    return add(FILLER + n);
  });

export interface Done {
  readonly kind: string;
  readonly key: string;
  readonly write: Write;
  readonly sent: Sent;
}

const name = (kind: string, n: number): string => `storm-${kind}-${String(n).padStart(6, '0')}`;

interface Who {
  readonly trackingId?: string | null;
  readonly cookie?: string;
}

const send =
  (kind: string, key: string, write: Write, server: Running, who: Who = {}) =>
  async (): Promise<Done> => ({ kind, key, write, sent: await post(server, write.path, write.body, { key, ...who }) });

/** Two servers, and what is sent to them. */
export function storm(servers: readonly [Running, Running]) {
  const serverOf = (n: number): Running => servers[n % 2 === 0 ? 0 : 1];
  const begin = (key: string): Promise<Done> => send('before', key, add(FILLER), servers[0])();

  return {
    /** 1,000 writes that are not sent yet, and those that had to come before. */
    async prepare() {
      const before = [await begin(name('shared', 0)), await begin(name('replayed', 0))];
      const [shared, replayed] = before.map(({ sent }) => sent.trackingId);
      const cookies = await Promise.all(MEMBERS.map((account, n) => cookieOf(serverOf(n), account)));
      // Added, then removed again: a replay that took effect would be seen.
      const replays = [...times(60, (n) => add(FILLER + n)), ...times(PLATFORMS, (n) => removeCategory(n + 1))];
      for (const [n, write] of replays.entries())
        before.push(await send('before', name('replay', n), write, serverOf(n), { trackingId: replayed })());

      const one = mixed(400).map((write, n) =>
        send('one cart', name('one', n), write, serverOf(n), { trackingId: shared }),
      );
      const members = cookies.flatMap((cookie, m) =>
        mixed(40).map((write, n) => send('members', name(`member-${m}`, n), write, serverOf(n), { cookie })),
      );
      const twice = times(100, (n) =>
        servers.map((server) => send('twice', name('twice', n), add(FILLER + n), server)),
      );
      const other = times(50, (n) =>
        servers.map((server, at) => send('other body', name('other', n), add(FILLER + 2 * n + at), server)),
      );
      const again = before
        .slice(2)
        .flatMap(({ key, write }) =>
          servers.map((server) => send('again', key, write, server, { trackingId: replayed })),
        );
      return { before, replayed, writes: [...one, ...members, ...twice.flat(), ...other.flat(), ...again] };
    },
  };
}
