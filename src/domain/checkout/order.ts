import type { PlanId } from '../catalogue/types';
import type { MoveSummary } from '../migration/deferred-action';
import type { CurrencyCode } from '../money/currency';
import type { Minor } from '../money/minor';
import type { Statement } from './statement';
import type { OrderSurface } from './submit';

/** Writes that place an order, by their names in the endpoint table. */
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

/** Pages that a checkout or an upgrade leads to. */
export const ORDER_ENDS = ['routes', 'addressBook', 'manageFeatures', 'route'] as const;

/** Flow that an order belongs to, which decides how it ends. */
export const ENDINGS = ['checkout', 'upgrade', 'migration'] as const;

/** The part of the confirmed statement that is stored: its version, which the submit names, and the sums of the receipt. */
export type Agreed = Pick<
  Statement,
  'version' | 'total' | 'next' | 'recurring' | 'timeframe' | 'dueAt' | 'renewsOn' | 'periodStartedOn'
>;

export const agreedOf = (statement: Statement): Agreed => {
  const { version, total, next, recurring, timeframe, dueAt, renewsOn, periodStartedOn } = statement;
  return { version, total, next, recurring, timeframe, dueAt, renewsOn, periodStartedOn };
};

/** An order to submit. It is stored and survives a reload, so it never holds card or bank account data. */
export interface Order {
  /**
   * Flow of the order: decides what is cleared, how long the success shows, and where the page goes next. [CHK-05 … CHK-10,
   * UPG-15 … UPG-18]
   */
  readonly ending: (typeof ENDINGS)[number];
  readonly memberId: number;
  /** Surface whose error messages the order shows. */
  readonly surface: OrderSurface;
  readonly call: OrderCall;
  readonly query: Readonly<Record<string, number>>;
  /** Order payload or request body; `subscribe` and `moduleDisable` prepare the order with it first. [CHK-20] */
  readonly body: object | null;
  /** Progress code of the order. */
  readonly postState: number;
  readonly isTrial: boolean;
  /** True if the order replaces another plan in force. */
  readonly isReplacement: boolean;
  readonly goesTo: (typeof ORDER_ENDS)[number];
  /** Details that the page's events report. */
  readonly planId: PlanId | null;
  readonly title: string;
  readonly moduleCount: number;
  readonly total: Minor;
  /** Part of the total that is charged on the first bill only, in minor units. */
  readonly oneTimeTotal: Minor;
  readonly currency: CurrencyCode;
  readonly timeframe: string | null;
  /** The confirmed statement; null if the server told none. */
  readonly agreed?: Agreed | null;
  /** Summary of a migration; absent for other orders. */
  readonly moved?: MoveSummary | null;
}

/** Returns id and title of the ordered plan; null if the plan is unknown. */
export const orderedPlan = ({ planId, title }: Pick<Order, 'planId' | 'title'>) =>
  planId === null ? null : { id: planId, title };
