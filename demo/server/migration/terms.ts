import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { CartLine } from '../../../src/domain/cart/types';
import { billOf, sumOf } from '../../../src/domain/checkout/bill';
import type { HeldBill } from '../../../src/domain/checkout/due';
import { OrderProgress } from '../../../src/domain/codes/order-progress';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import { linePrice } from '../../../src/domain/pricing/module-price';
import { minorFromText } from '../../../src/domain/money/minor';
import type { Profile } from '../model/member';
import { fromContent, type CartContent } from '../model/content';
import { billedOf, type Holding } from '../subscription/holding';
import { heldItem } from '../subscription/refunded';
import type { Wish } from '../order/wish';
import type { AccountContext } from '../account/context';
import { titleOf } from '../subscription/written';
import { written } from '../core/money';
import { EARLIER, type Earlier } from '../seeds/earlier';

/** The part of an account context that needs no database. */
export type MigrationContext = Pick<AccountContext, 'member' | 'catalogue' | 'currency' | 'now'>;

/** Returns whether the account is on a legacy plan or on one that a mobile store bills. [MIG-05, MIG-06] */
export const hasToMove = (profile: Profile): boolean =>
  Boolean(profile.is_legacy) || (Boolean(profile.is_mobile_subscription) && profile.subscription !== undefined);

/** Returns the old contract's items. Without a contract, the plan becomes its modules at its current price. */
const itemsOf = (desk: MigrationContext, holding: Holding): readonly Earlier[] => {
  const known = EARLIER[desk.member.name];
  if (known) return known;
  const { content, timeframe } = holding;
  const sum = sumOf(billedOf(desk, holding));
  const monthly = Math.round(sum / (timeframe === 'year' ? 12 : 1));
  const becomes = content.lines.map(({ id, quantity }) => ({ id, quantity }));
  return [{ title: titleOf(desk, content), price: written(monthly, desk.currency.code), becomes }];
};

/** The custom solution that a migration would create, and its cost. */
export interface Terms {
  readonly wish: Wish;
  /** The current holding, against which the first invoice is prorated. */
  readonly held: HeldBill;
  readonly items: readonly { readonly title: string; readonly price: string; readonly lines: readonly CartLine[] }[];
}

export function termsOf(desk: MigrationContext, holding: Holding): Terms {
  const { catalogue, currency, member } = desk;
  const lineOf = ({ id, quantity = 1 }: Earlier['becomes'][number]): CartLine[] => {
    const module = catalogue.modules.get(id);
    return module ? [{ module, bundled: false, price: module.price, quantity }] : [];
  };
  const items = itemsOf(desk, holding).map(({ title, price, becomes }) => ({
    title,
    price,
    lines: becomes.flatMap(lineOf),
  }));
  const lines = items.flatMap((item) => item.lines);
  const content: CartContent = {
    planId: customPlan.id,
    quantity: customPlan.quantity,
    selected: [],
    lines: lines.map(({ module, quantity }) => ({ id: module.id, bundled: 0 as const, quantity })),
  };
  const isCustom = holding.content.planId === customPlan.id;
  const postState = isCustom ? OrderProgress.legacyToCustom : OrderProgress.legacyToNewCustom;
  const kind = SubscriptionKind.legacyToMarketplace;
  const cart = fromContent(content, catalogue);

  const before = items.reduce((all, { price }) => all + minorFromText(price, currency.decimals), 0);
  const { period, credit, timeframe: cycle } = holding;
  // A store's payment cannot be refunded here, so its period lasts; the period also lasts where the monthly price stays the same.
  const isPaid = Boolean(member.profile.is_mobile_subscription) || before === sumOf(billOf(cart, 'month', currency));
  // The paid period continues in its own cycle: a year is never prorated at a monthly price.
  const timeframe = isPaid ? cycle : customPlan.cycle;
  const wish: Wish = { content, timeframe, kind, postState, isOfCart: false };
  const plan = {
    source: 'plan',
    id: holding.content.planId ?? 0,
    title: titleOf(desk, holding.content),
    // The price of a whole period, because the unused part of a year is a share of the yearly price.
    amount: sumOf(billedOf(desk, holding)),
  } as const;
  const own = heldItem(plan, holding.running);
  // Where the plan was refunded, its modules are not paid for either.
  const paidFor = isPaid && !own.isRefunded ? billOf(cart, cycle, currency) : [own];
  const held: HeldBill = { items: paidFor, cycle, period, credit };
  return { wish, held, items };
}

/** Converts the terms to their wire format, without the statement. [MIG-06] */
export const itemRecords = ({ currency }: MigrationContext, { items }: Terms) =>
  items.map(({ title, price, lines }) => ({
    title,
    price,
    becomes: lines.map((line) => ({
      id: line.module.id,
      title: line.module.title,
      srt: line.module.srt,
      quantity: line.quantity,
      price: written(linePrice(line), currency.code),
    })),
  }));
