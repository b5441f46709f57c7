import type { Shelf } from './shelf';

/** The plan id of a custom solution. */
export const CUSTOM = 0;
const LARGEST = 100_000;

export interface Line {
  readonly isBundled: boolean;
  readonly quantity: number;
}

/** The content of a cart or a subscription: ids and quantities, no amounts. */
export interface Content {
  readonly planId: number | null;
  readonly assets: number;
  readonly options: readonly string[];
  readonly lines: ReadonlyMap<number, Line>;
}

export const EMPTY: Content = { planId: null, assets: 0, options: [], lines: new Map() };

/** Returns the missing dependencies, direct and indirect, without default modules. [CRT-01, CRT-05] */
export function missing({ items }: Shelf, ids: readonly number[], lines: Content['lines']): number[] {
  const found = new Set<number>();
  const walk = (id: number): void => {
    for (const need of items.get(id)?.needs ?? []) {
      if (found.has(need) || ids.includes(need) || items.get(need)?.isDefault !== false) continue;
      found.add(need);
      walk(need);
    }
  };
  ids.forEach(walk);
  return [...found].filter((id) => !lines.has(id));
}

/** Replaces the cart by a package with its modules. [CRT-20 … CRT-27] */
export function choosePackage(shelf: Shelf, cart: Content, id: number): Content {
  const plan = shelf.packages.get(id);
  if (!plan || plan.isContact || cart.planId === id) return cart;
  const ids = [...plan.items, ...missing(shelf, plan.items, new Map())];
  const lines = ids.flatMap((one): [number, Line][] => {
    const item = shelf.items.get(one);
    return item ? [[one, { isBundled: true, quantity: Math.max(1, item.minimum) }]] : [];
  });
  return { planId: id, assets: plan.includedAssets, options: [], lines: new Map(lines) };
}

/** Selects the sub-packages of the package. [PRC-25] */
export function chooseOptions(shelf: Shelf, cart: Content, codes: readonly string[]): Content {
  const known = shelf.packages.get(cart.planId ?? CUSTOM)?.options ?? [];
  return { ...cart, options: codes.filter((code) => known.includes(code)) };
}

/** Removes the previous support level when another is added, unless an add-on needs it. */
function withoutOtherLevels({ items }: Shelf, lines: Content['lines'], added: readonly number[]): Content['lines'] {
  const level = added.find((id) => items.get(id)?.kind === 'support');
  if (level === undefined) return lines;
  const needed = new Set([...lines.keys(), ...added].flatMap((id) => items.get(id)?.needs ?? []));
  return new Map(
    [...lines].filter(
      ([id, { isBundled }]) => items.get(id)?.kind !== 'support' || id === level || isBundled || needed.has(id),
    ),
  );
}

/** Number of members that the flat rate of every package includes. [PRC-33] */
const INCLUDED_USERS = 5;
const PEOPLE = ['driver', 'user', 'planner', 'dispatcher', 'regional manager', 'analyst', 'admin'];

const usersOf = ({ items }: Shelf, lines: Content['lines']): number =>
  [...lines].reduce((users, [id, { isBundled, quantity }]) => {
    const item = items.get(id);
    return item?.kind === 'booster' && !isBundled && PEOPLE.includes(item.asset ?? '') ? users + quantity : users;
  }, INCLUDED_USERS);

/** Sets the quantity of a support level priced by users: all users when it is added, then in step with the seats. */
function withSeats(shelf: Shelf, before: Content['lines'], after: Content['lines']): Content['lines'] {
  const level = [...after].find(([id, { isBundled }]) => {
    const item = shelf.items.get(id);
    return item?.kind === 'support' && item.isMetered && item.asset === 'user' && !isBundled;
  });
  if (!level) return after;
  const [[id, line], users] = [level, usersOf(shelf, after)];
  const was = before.get(id);
  const quantity = was && !was.isBundled ? Math.max(0, line.quantity + users - usersOf(shelf, before)) : users;
  return new Map(after).set(id, { ...line, quantity });
}

/** Adds an add-on with its dependencies, to a custom solution if there is no package. [CRT-01, CRT-28] */
export function addItem(shelf: Shelf, cart: Content, id: number): Content {
  const item = shelf.items.get(id);
  if (!item || item.isContact || item.isDefault || cart.lines.has(id)) return cart;
  const added = [...missing(shelf, [id], cart.lines), id];
  const lines = new Map(withoutOtherLevels(shelf, cart.lines, added));
  for (const one of added)
    lines.set(one, { isBundled: false, quantity: Math.max(1, shelf.items.get(one)?.starts ?? 0) });
  return { ...cart, planId: cart.planId ?? CUSTOM, lines: withSeats(shelf, cart.lines, lines) };
}

/** Returns the given ids and all their dependents in the cart. [CRT-03] */
export function withDependents({ items }: Shelf, lines: Content['lines'], ids: readonly number[]): ReadonlySet<number> {
  const going = new Set(ids.filter((id) => lines.has(id)));
  for (let before = -1; before !== going.size;) {
    before = going.size;
    for (const id of lines.keys()) if (items.get(id)?.needs.some((need) => going.has(need))) going.add(id);
  }
  return going;
}

/** Returns what a broken package leaves that an external site sells, and nothing that stays needs. [MKT-15] */
function soldInPackage({ items }: Shelf, left: Content['lines'], kept: ReadonlySet<number>): ReadonlySet<number> {
  let gone = [...left].filter(([id, line]) => line.isBundled && items.get(id)?.isElsewhere && !kept.has(id));
  for (let before = -1; before !== gone.length;) {
    before = gone.length;
    const out = new Set(gone.map(([id]) => id));
    const needed = new Set([...left.keys()].flatMap((id) => (out.has(id) ? [] : (items.get(id)?.needs ?? []))));
    gone = gone.filter(([id]) => !needed.has(id));
  }
  return new Set(gone.map(([id]) => id));
}

const rest = (shelf: Shelf, cart: Content, going: ReadonlySet<number>, breaks: boolean): Content => {
  const left = new Map([...cart.lines].filter(([id]) => !going.has(id)));
  const kept = [...withSeats(shelf, cart.lines, left)];
  const lines = new Map(kept.map(([id, line]) => [id, breaks ? { ...line, isBundled: false } : line]));
  const next = breaks ? { ...EMPTY, planId: CUSTOM, lines } : { ...cart, lines };
  return next.planId === CUSTOM && lines.size === 0 ? EMPTY : next;
};

/**
 * Removes an add-on with its dependents; a broken package becomes a custom solution without what only packages may contain here; a member
 * keeps default modules, and what is held.
 */
export function removeItem(
  shelf: Shelf,
  cart: Content,
  id: number,
  { isMember, kept }: { readonly isMember: boolean; readonly kept: ReadonlySet<number> },
): Content {
  const own = withDependents(shelf, cart.lines, [id]);
  const breaks = [...own].some((one) => cart.lines.get(one)?.isBundled);
  const left = new Map([...cart.lines].filter(([one]) => !own.has(one)));
  const also = breaks ? soldInPackage(shelf, left, kept) : [];
  const going = withDependents(shelf, cart.lines, [...own, ...also]);
  if (going.size === 0 || (isMember && [...going].some((one) => shelf.items.get(one)?.isDefault))) return cart;
  return rest(shelf, cart, going, breaks);
}

/** Removes a package with its modules and their dependents; other add-ons stay as a custom solution. */
export function removePackage(shelf: Shelf, cart: Content): Content {
  const own = [...cart.lines].filter(([, { isBundled }]) => isBundled || cart.planId === CUSTOM).map(([id]) => id);
  const going = withDependents(shelf, cart.lines, own);
  return rest(shelf, { ...EMPTY, planId: CUSTOM, lines: cart.lines }, going, false);
}

/** Sets the size of the fleet, or the quantity of a metered add-on. [MNY-05, MNY-09] */
export function setQuantity(shelf: Shelf, cart: Content, id: number, quantity: number): Content {
  const { packages, items } = shelf;
  if (quantity < 0 || quantity > LARGEST) return cart;
  if (id === cart.planId && (packages.get(id)?.perAsset ?? 0) > 0) return { ...cart, assets: quantity };
  const line = cart.lines.get(id);
  if (!line || line.isBundled || !items.get(id)?.isMetered) return cart;
  const lines = new Map(cart.lines).set(id, { ...line, quantity });
  return { ...cart, lines: withSeats(shelf, cart.lines, lines) };
}

/** Serialises a content to a text that does not depend on the order of its lines. */
export const contentAsText = ({ planId, assets, options, lines }: Content): string =>
  JSON.stringify([planId, assets, options, [...lines].toSorted(([one], [other]) => one - other)]);
