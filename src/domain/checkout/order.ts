import type { PlanId } from '../catalogue/types';
import type { Moved } from '../migration/deferred-action';
import type { CurrencyCode } from '../money/currency';
import type { Minor } from '../money/minor';
import type { Statement } from './statement';
import type { OrderSurface } from './submit';

/** Writes that order, by their names in the endpoint table. */
export const ORDER_CALLS = [
  'checkout',
  'subscriptionApply',
  'subscriptionUpdate',
  'upgradeOrder',
  'subscribe',
  'moduleDisable',
  'subscriptionChange',
  'subscriptionCreate',
  'subscriptionCreateDirect',
] as const;
export type OrderCall = (typeof ORDER_CALLS)[number];

/** Where somebody goes on after a checkout, and after an upgrade. */
export const ORDER_ENDS = ['routes', 'addressBook', 'manageFeatures', 'route'] as const;

/** What an order comes from, which says how it ends. */
export const ENDINGS = ['checkout', 'upgrade', 'migration'] as const;

/** Of the statement that was confirmed: its version, which the submit names, and what the receipt says. */
export type Agreed = Pick<
  Statement,
  'version' | 'total' | 'next' | 'recurring' | 'timeframe' | 'dueAt' | 'renewsOn' | 'periodStartedOn'
>;

export const agreedOf = (statement: Statement): Agreed => {
  const { version, total, next, recurring, timeframe, dueAt, renewsOn, periodStartedOn } = statement;
  return { version, total, next, recurring, timeframe, dueAt, renewsOn, periodStartedOn };
};

/**
 * An order as it is carried out. It can be written down and outlives its page; nothing of a card or an account with a bank is
 * ever in it.
 */
export interface Order {
  /** Its ending: what is cleared, how long success is shown, where somebody goes on. [CHK-05 … CHK-10, UPG-15 … UPG-18] */
  readonly ending: (typeof ENDINGS)[number];
  readonly memberId: number;
  /** Whose errors it speaks. */
  readonly surface: OrderSurface;
  readonly call: OrderCall;
  readonly query: Readonly<Record<string, number>>;
  /** The order payload, or what the call asks for; `subscribe` and `moduleDisable` are first prepared with it. [CHK-20] */
  readonly body: object | null;
  /** Progress code of what it does. */
  readonly postState: number;
  readonly isTrial: boolean;
  /** Another plan is in force and gives way. */
  readonly isReplacement: boolean;
  readonly goesTo: (typeof ORDER_ENDS)[number];
  /** What the page is told of it. */
  readonly planId: PlanId | null;
  readonly title: string;
  readonly moduleCount: number;
  readonly total: Minor;
  /** What of it is billed with the first bill only. */
  readonly oneTimeTotal: Minor;
  readonly currency: CurrencyCode;
  readonly timeframe: string | null;
  /** What was confirmed; null where the server told no statement. */
  readonly agreed?: Agreed | null;
  /** Of a migration only. */
  readonly moved?: Moved | null;
}

/** The plan of an order as it is called; null where nobody knows which it is. */
export const orderedPlan = ({ planId, title }: Pick<Order, 'planId' | 'title'>) =>
  planId === null ? null : { id: planId, title };
