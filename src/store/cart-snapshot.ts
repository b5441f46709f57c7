import { toZeroOrOne } from '../contract/zero-or-one';
import type { CartLine, CartPlan, Upsell } from '../domain/cart/types';
import type { Carried, Module, ModuleTrial } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import type { CartTotals } from '../domain/pricing/totals';
import type { Account, HeldLine, Subscription } from '../domain/subscription/types';

/** Replaces the booleans that the public snapshot gives as 0 or 1. */
type Told<T> = { readonly [K in keyof T]: K extends 'bundled' | 'isDefault' ? 0 | 1 : T[K] };
type OfTrial = 'actualIsTrial' | 'unit';

/** A module with its carried fields in the same record. */
export type SnapshotModule = Told<Omit<Module, 'carried' | 'features' | 'trial'>> &
  Omit<Carried, OfTrial> & { readonly features?: undefined; readonly trial: ModuleTrial & Pick<Carried, OfTrial> };
export type SnapshotLine = Told<Omit<CartLine, 'module'>> & { readonly module: SnapshotModule };
type HeldLines = { readonly [K in keyof Pick<Subscription, 'lines' | 'paid'>]: readonly Told<HeldLine>[] };
export type SnapshotSubscription = Omit<Subscription, keyof HeldLines> & HeldLines;

/** Public snapshot of the cart. Amounts are integer minor units of `currency`. [CRT-55, CRT-56, CRT-61, CRT-63] */
export interface CartSnapshot extends CartTotals {
  readonly plan: Told<CartPlan> | null;
  readonly modules: readonly SnapshotLine[];
  readonly upsell: Upsell | null;
  readonly currency: CurrencyCode;
  readonly currencySymbol: string;
  /** Counter that changes with the cart's content. */
  readonly key: number;
  readonly planReset: boolean;
  readonly noRecordFound: boolean;
  readonly account: Omit<Account, 'subscription'> & { readonly subscription: SnapshotSubscription | null };
  readonly billing: Account['billing'];
  readonly subscription: SnapshotSubscription | null;
  /** `state` is a progress code; 0 while no order is under way. */
  readonly orderPostStatus: { readonly state: number; readonly item: number | null };
  /** True if the cart would change the current subscription. */
  readonly isChangePackage: boolean;
}

const lineOf = ({ module: { carried, ...module }, ...line }: CartLine): SnapshotLine => {
  const { actualIsTrial, unit, ...fields } = carried;
  const trial = { ...module.trial, actualIsTrial, unit };
  const marks = { bundled: toZeroOrOne(module.bundled), isDefault: toZeroOrOne(module.isDefault) };
  return {
    ...line,
    bundled: toZeroOrOne(line.bundled),
    module: { ...module, features: undefined, ...fields, ...marks, trial },
  };
};

const heldOf = ({ bundled, ...line }: HeldLine): Told<HeldLine> => ({
  ...line,
  ...(bundled !== undefined && { bundled: toZeroOrOne(bundled) }),
});

const subscriptionOf = ({ lines, paid, ...held }: Subscription): SnapshotSubscription => ({
  ...held,
  ...(lines && { lines: lines.map(heldOf) }),
  ...(paid && { paid: paid.map(heldOf) }),
});

/** Converts the domain's records to the shapes that host pages know since the first release. */
export function snapshotRecords(plan: CartPlan | null, lines: readonly CartLine[], account: Account) {
  const subscription = account.subscription && subscriptionOf(account.subscription);
  return {
    plan: plan && { ...plan, bundled: toZeroOrOne(plan.bundled) },
    modules: lines.map(lineOf),
    account: { ...account, subscription },
    billing: account.billing,
    subscription,
  };
}
