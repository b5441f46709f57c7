import {
  addItem,
  choosePackage,
  chooseOptions,
  removeItem,
  removePackage,
  setQuantity,
  type Content,
} from '../model/cart';
import { DAY, dayAt, startOfDay } from '../model/days';
import { debtOf, renewalOf, usedBy, type Account } from '../model/account';
import { lastInvoiced } from '../model/bills';
import type { Shelf } from '../model/shelf';
import type { How, HowMoved, Step } from './steps';

/** A step resolved to concrete items: an action with its ids. */
export type Act =
  | { readonly kind: 'choose' | 'add' | 'remove'; readonly id: number }
  | { readonly kind: 'drop'; readonly id: number }
  | { readonly kind: 'option'; readonly id: number; readonly codes: readonly string[] }
  | { readonly kind: 'count'; readonly id: number; readonly quantity: number; readonly isPackage: boolean }
  | { readonly kind: 'overtake' | 'smuggle'; readonly id: number }
  | { readonly kind: 'order'; readonly how: How }
  | { readonly kind: 'move'; readonly how: HowMoved }
  | { readonly kind: 'share' | 'decline' }
  | { readonly kind: 'resume' | 'miss' | 'pay' | 'register' | 'card' }
  | { readonly kind: 'stand'; readonly as: 'ends' | 'rests' }
  | { readonly kind: 'switch'; readonly to: 'on' | 'off'; readonly id: number; readonly how: 'once' | 'two tabs' }
  /** `at` is the place of the bill. */
  | { readonly kind: 'refund'; readonly at: number }
  | { readonly kind: 'until'; readonly at: number };

export type Change = Extract<Act, { kind: 'choose' | 'add' | 'remove' | 'drop' | 'option' | 'count' }>;
const CHANGES: readonly Act['kind'][] = ['choose', 'add', 'remove', 'drop', 'option', 'count'];
export const isChange = (act: Act): act is Change => CHANGES.includes(act.kind);

/** Returns the packages that no page offers: internal ones, legacy ones and those that only sales sell. */
const unsoldPackages = ({ packages }: Shelf) => [...packages.values()].filter((one) => !one.isSold || one.isContact);

const of = <T>(all: readonly T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];

/** Returns the packages that a page offers to everybody. */
export const soldPackages = ({ packages }: Shelf) =>
  [...packages.values()].filter(({ isSold, isContact }) => isSold && !isContact);
export const soldItems = ({ items }: Shelf) =>
  [...items.values()].filter(
    (one) => !one.isHidden && !one.isDefault && !one.isContact && !one.isElsewhere && one.kind !== 'internal',
  );

const counted = ({ shelf, cart }: Account): readonly number[] => [
  ...((shelf.packages.get(cart.planId ?? 0)?.perAsset ?? 0) > 0 && cart.planId ? [cart.planId] : []),
  ...[...cart.lines].filter(([id, line]) => !line.isBundled && shelf.items.get(id)?.isMetered).map(([id]) => id),
];

/** Tells whether the last invoice has a total above zero. */
const billedLast = (account: Account): boolean => (lastInvoiced(account)?.total ?? 0) > 0;

/** Invoices on the first page of the list. */
const PAGE = 12;

/** Returns the places of the last bills that demanded money, the newest first. */
const lately = ({ billed }: Account): readonly number[] =>
  [...billed.keys()]
    .slice(-PAGE)
    .filter((at) => ['order', 'renewal'].includes(billed[at]?.what ?? '') && (billed[at]?.total ?? 0) > 0)
    .toReversed();

/** Returns the add-ons that can be switched. Support levels and seats are left out, because they change together in the cart. */
const switchable = ({ shelf, held }: Account, to: 'on' | 'off'): readonly number[] => {
  const isSwitched = (id: number): boolean => {
    const item = shelf.items.get(id);
    return item !== undefined && !['support', 'booster'].includes(item.kind);
  };
  if (!held) return [];
  const ids = to === 'off' ? [...held.content.lines.keys()] : soldItems(shelf).map(({ id }) => id);
  return ids.filter(isSwitched);
};

/** Resolves a step to an action on this account. @returns null if the step cannot be applied */
export function actOf(step: Step, account: Account, now: number): Act | null {
  const { shelf, cart, held, earlier } = account;
  const paid = held ?? earlier;
  switch (step.do) {
    case 'choose': {
      const plan = of(soldPackages(shelf), step.pick);
      return plan ? { kind: 'choose', id: plan.id } : null;
    }
    case 'add': {
      const item = of(soldItems(shelf), step.pick);
      return item ? { kind: 'add', id: item.id } : null;
    }
    case 'remove': {
      const id = of([...cart.lines.keys()], step.pick);
      return id === undefined ? null : { kind: 'remove', id };
    }
    case 'count': {
      const id = of(counted(account), step.pick);
      return id === undefined ? null : { kind: 'count', id, quantity: step.quantity, isPackage: id === cart.planId };
    }
    case 'option': {
      const codes = shelf.packages.get(cart.planId ?? 0)?.options ?? [];
      const code = of(codes, step.pick);
      return code === undefined || cart.planId === null ? null : { kind: 'option', id: cart.planId, codes: [code] };
    }
    case 'drop':
      return cart.planId === null ? null : { kind: 'drop', id: cart.planId };
    case 'wait':
      return { kind: 'until', at: now + step.days * DAY + step.ms };
    case 'renew': {
      const ends = paid ? renewalOf(paid, step.times) : account.trial?.endsOn;
      return ends === undefined ? null : { kind: 'until', at: Math.max(now, startOfDay(ends) + step.edge) };
    }
    case 'overtake': {
      const item = of(
        soldItems(shelf).filter(({ id, kind }) => !cart.lines.has(id) && kind !== 'support'),
        step.pick,
      );
      return item && cart.planId !== null ? { kind: 'overtake', id: item.id } : null;
    }
    case 'smuggle': {
      const plan = of(unsoldPackages(shelf), step.pick);
      return plan ? { kind: 'smuggle', id: plan.id } : null;
    }
    case 'order':
      return { kind: 'order', how: step.how };
    case 'move':
      return earlier ? { kind: 'move', how: step.how } : null;
    case 'stand':
      return account.isBilledHere && held?.atEnd === 'renews' ? { kind: 'stand', as: step.as } : null;
    case 'resume':
      return held?.atEnd === 'rests' && held.endsOn > dayAt(now) ? { kind: 'resume' } : null;
    case 'switch': {
      const id = of(switchable(account, step.to), step.pick);
      return id === undefined ? null : { kind: 'switch', to: step.to, id, how: step.how };
    }
    case 'miss':
      return account.isBilledHere &&
        account.owes === null &&
        billedLast(account) &&
        !account.billed.some((one) => one.isOpen)
        ? { kind: 'miss' }
        : null;
    case 'pay':
      return debtOf(account, now) !== null && account.hasCard ? { kind: 'pay' } : null;
    case 'refund': {
      const at = of(lately(account), step.pick);
      return at === undefined || !account.isBilledHere ? null : { kind: 'refund', at };
    }
    case 'register':
      return account.memberId === 0 && (cart.planId ?? 0) > 0 ? { kind: 'register' } : null;
    case 'card':
      return account.memberId > 0 && !account.hasCard && account.isBilledHere ? { kind: 'card' } : null;
    case 'decline':
    case 'share':
      return { kind: step.do };
  }
}

/** Applies a change to a cart, without regard to a subscription. */
function changedAlone(account: Account, cart: Content, act: Change, isMember: boolean): Content {
  const { shelf } = account;
  switch (act.kind) {
    case 'choose':
      return choosePackage(shelf, cart, act.id);
    case 'add':
      return addItem(shelf, cart, act.id);
    case 'remove':
      return removeItem(shelf, cart, act.id, { isMember, kept: new Set(usedBy(account)?.content.lines.keys()) });
    case 'drop':
      return removePackage(shelf, cart);
    case 'option':
      return chooseOptions(shelf, cart, act.codes);
    case 'count':
      return setQuantity(shelf, cart, act.id, act.quantity);
  }
}

/**
 * Applies a change to a cart. An empty cart starts from the subscription or the trial: an add-on is added on top of it. The held package
 * brings all that is held along, also where it replaces another.
 */
export function changed(account: Account, act: Change, isMember: boolean): Content {
  const { cart } = account;
  const held = usedBy(account);
  const isOwn = act.kind === 'choose' && act.id === held?.content.planId && act.id !== cart.planId;
  if (held !== null && isOwn) return held.content;
  if (cart.planId !== null || held === null) return changedAlone(account, cart, act, isMember);
  const begun = act.kind === 'add' ? held.content : cart;
  const after = changedAlone(account, begun, act, isMember);
  return after === begun ? cart : after;
}
