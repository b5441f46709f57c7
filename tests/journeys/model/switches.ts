import { isRefundedNow, servicesWith, toldOf, type Account } from './account';
import { billOf } from './bills';
import { missing, withDependents, type Content, type Line } from './cart';
import { dayAt } from './days';
import type { Statement } from './statement';

/** The add-ons that are switched together, and those that have to be bought first. */
export interface Switching {
  readonly all: readonly number[];
  readonly unpaid: readonly number[];
}

const lineOf = ({ shelf }: Account, id: number): Line => ({
  isBundled: false,
  quantity: Math.max(1, shelf.items.get(id)?.starts ?? 0),
});

const withLines = (content: Content, lines: Iterable<readonly [number, Line]>): Content => ({
  ...content,
  lines: new Map([...content.lines, ...lines]),
});

/** @returns null if it cannot be switched on: no subscription in force, a paused one, already on or billed once, or sold by sales */
export function switchingOn(account: Account, id: number, now: number): Switching | null {
  const { held, shelf, services } = account;
  if (!held || held.endsOn <= dayAt(now) || held.content.lines.has(id) || services.has(id)) return null;
  const all = [...missing(shelf, [id], held.content.lines), id];
  const isRefunded = isRefundedNow(account, now);
  const isPaid = (one: number): boolean =>
    (held.off.get(one)?.paidUntil ?? 0) > dayAt(now) && !isRefunded({ source: 'module', id: one });
  if (all.some((one) => shelf.items.get(one)?.isContact && !isPaid(one))) return null;
  return { all, unpaid: all.filter((one) => (shelf.items.get(one)?.price ?? 0) > 0 && !isPaid(one)) };
}

/** @returns null if it cannot be switched off: not on, a default module, or bundled by the package, itself or a dependent */
export function switchingOff({ held, shelf }: Account, id: number): Switching | null {
  if (!held?.content.lines.has(id) || shelf.items.get(id)?.isDefault) return null;
  const all = [...withDependents(shelf, held.content.lines, [id])];
  return all.some((one) => held.content.lines.get(one)?.isBundled) ? null : { all, unpaid: [] };
}

/** Returns the statement for buying the unpaid add-ons, prorated to the rest of the period. */
export function purchaseOf(account: Account, { unpaid }: Switching, now: number): Statement | null {
  if (!account.held) return null;
  const { content, cycle } = account.held;
  return toldOf(
    account,
    withLines(
      content,
      unpaid.map((id) => [id, lineNow(account, id)] as const),
    ),
    now,
    cycle,
  );
}

/** Buys the add-ons for the rest of the period and switches them on. One-off items are not held. */
export function switchedOn(account: Account, switching: Switching, now: number): Account {
  const { held, shelf } = account;
  const told = purchaseOf(account, switching, now);
  if (!held || !told) return account;
  const { carried } = told;
  const bill = billOf('order', told, dayAt(now), account.billed);
  const back = switching.all.filter((id) => !shelf.items.get(id)?.isOnce);
  const lines = back.map((id) => [id, lineNow(account, id)] as const);
  const off = new Map([...held.off].filter(([id]) => !switching.all.includes(id)));
  return {
    ...account,
    held: { ...held, content: withLines(held.content, lines), off, credit: carried },
    services: servicesWith(account, switching.all),
    billed: switching.unpaid.length > 0 ? [...account.billed, bill] : account.billed,
  };
}

/** Returns the line of an add-on; a switched-off one returns with its former line. */
const lineNow = (account: Account, id: number): Line => account.held?.off.get(id)?.line ?? lineOf(account, id);

/** Switches add-ons off: without a credit, and free to switch on again until the period ends. */
export function switchedOff(account: Account, { all }: Switching): Account {
  const { held } = account;
  if (!held) return account;
  const off = new Map(held.off);
  const lines = new Map(held.content.lines);
  for (const id of all) {
    const line = lines.get(id);
    if (line) off.set(id, { line, paidUntil: held.endsOn });
    lines.delete(id);
  }
  return { ...account, held: { ...held, content: { ...held.content, lines }, off } };
}
