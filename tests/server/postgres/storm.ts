import type { Change } from '../../../demo/server/cart/rules';
import { catalogue } from '../../../demo/server/catalogue/catalogue';
import { generated } from '../../../demo/server/catalogue/generate';
import { siteOf, sitesOf } from '../../../src/domain/catalogue/elsewhere';
import type { Quantity } from '../../../src/domain/cart/quantity';
import { cookieOf, post, type Running, type Sent } from './processes';

/** Number of modules in the catalogue. */
export const CATALOGUE = 600;
/** Id of the first generated filler module. */
const FIRST_FILLER = 1000;
const SOLD_BY_TALKING = 3;
const { modules, platforms } = generated(catalogue(), CATALOGUE);
const sites = sitesOf(platforms.map(({ id, url }) => ({ id: id ?? 0, url: url ?? null })));
/** Filler modules that can be added to a cart. */
const FILLERS = modules
  .filter(({ id, cardType, platformId }) => {
    const isElsewhere = siteOf({ categoryId: platformId ?? 0 }, sites) !== null;
    return (id ?? 0) >= FIRST_FILLER && cardType !== SOLD_BY_TALKING && !isElsewhere;
  })
  .map(({ id }) => id ?? 0);
const PLANS = [8, 12, 16];
const PLATFORMS = platforms.length;
/** Members whose carts start empty, because none has a current subscription. */
const MEMBERS = ['member', 'trial', 'legacy', 'wired'];

export interface Write {
  readonly path: string;
  readonly body: object;
  /** The same write as a change of the domain rules. */
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

const filler = (n: number): number => FILLERS[n % FILLERS.length] ?? FIRST_FILLER;
const removeCategory = (category: number): Write => ({
  path: '/cart/pricing/categories/remove',
  body: { category },
  change: { kind: 'remove-category', id: category },
  entries: [],
});

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** Builds `count` random writes to carts; most of them add items. */
const mixed = (count: number): Write[] =>
  times(count, (n) => {
    if (n % 40 === 39) return addPlan(PLANS[((n / 40) % PLANS.length) | 0] ?? 8);
    if (n % 20 === 9) return removeCategory((n % PLATFORMS) + 1);
    if (n % 5 === 3) return remove(filler(n - 3));
    if (n % 7 === 0) return add(filler(n), [{ id: filler(n), quantity: 10 + n }]);
    return add(filler(n));
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

/** Creates the writes for two servers. */
export function storm(servers: readonly [Running, Running]) {
  const serverOf = (n: number): Running => servers[n % 2 === 0 ? 0 : 1];
  const begin = (key: string): Promise<Done> => send('before', key, add(filler(0)), servers[0])();

  return {
    /** Sends the preparing writes, and returns 1,000 writes that are not sent yet. */
    async prepare() {
      const before = [await begin(name('shared', 0)), await begin(name('replayed', 0))];
      const [shared, replayed] = before.map(({ sent }) => sent.trackingId);
      const cookies = await Promise.all(MEMBERS.map((account, n) => cookieOf(serverOf(n), account)));
      // Items are added and removed again, so that a replay with an effect would be visible.
      const replays = [
        ...times(70 - PLATFORMS, (n) => add(filler(n))),
        ...times(PLATFORMS, (n) => removeCategory(n + 1)),
      ];
      for (const [n, write] of replays.entries())
        before.push(await send('before', name('replay', n), write, serverOf(n), { trackingId: replayed })());

      const one = mixed(400).map((write, n) =>
        send('one cart', name('one', n), write, serverOf(n), { trackingId: shared }),
      );
      const members = cookies.flatMap((cookie, m) =>
        mixed(40).map((write, n) => send('members', name(`member-${m}`, n), write, serverOf(n), { cookie })),
      );
      const twice = times(100, (n) => servers.map((server) => send('twice', name('twice', n), add(filler(n)), server)));
      const other = times(50, (n) =>
        servers.map((server, at) => send('other body', name('other', n), add(filler(2 * n + at)), server)),
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
