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
import type { Wish } from '../order/wish';
import type { AccountContext } from '../account/context';
import { titleOf } from '../subscription/written';
import { written } from '../core/money';
import { EARLIER, type Earlier } from '../seeds/earlier';

/** Of a context, what no database is needed for. */
export type Desk = Pick<AccountContext, 'member' | 'catalogue' | 'currency' | 'now'>;

/** On a plan of before the marketplace, or on one that a mobile store bills. [MIG-05, MIG-06] */
export const hasToMove = (profile: Profile): boolean =>
  Boolean(profile.is_legacy) || (Boolean(profile.is_mobile_subscription) && profile.subscription !== undefined);

/** Without an old contract a plan becomes what is in it, and costs until then what it is billed. */
const itemsOf = (desk: Desk, holding: Holding): readonly Earlier[] => {
  const known = EARLIER[desk.member.name];
  if (known) return known;
  const { content, timeframe } = holding;
  const sum = sumOf(billedOf(desk, holding));
  const monthly = Math.round(sum / (timeframe === 'year' ? 12 : 1));
  const becomes = content.lines.map(({ id, quantity }) => ({ id, quantity }));
  return [{ title: titleOf(desk, content), price: written(monthly, desk.currency.code), becomes }];
};

/** What an account that has to move would have, and what that costs. */
export interface Terms {
  readonly wish: Wish;
  /** What the first bill is counted against. */
  readonly held: HeldBill;
  readonly items: readonly { readonly title: string; readonly price: string; readonly lines: readonly CartLine[] }[];
}

export function termsOf(desk: Desk, holding: Holding): Terms {
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
  // What a store has taken is not ours to give back, and lasts; and what costs the same a month goes on as it is.
  const isPaid = Boolean(member.profile.is_mobile_subscription) || before === sumOf(billOf(cart, 'month', currency));
  // The period that is paid for goes on in its own cycle: a year is never counted at the price of a month.
  const timeframe = isPaid ? cycle : customPlan.cycle;
  const wish: Wish = { content, timeframe, kind, postState, isOfCart: false };
  const plan = {
    source: 'plan',
    id: holding.content.planId ?? 0,
    title: titleOf(desk, holding.content),
    // Of a whole period: what is unused of a year is a part of the year's price.
    amount: sumOf(billedOf(desk, holding)),
  } as const;
  const held: HeldBill = { items: isPaid ? billOf(cart, cycle, currency) : [plan], cycle, period, credit };
  return { wish, held, items };
}

/** What would be held instead of what, as the wire carries it; its statement comes beside it. [MIG-06] */
export const itemRecords = ({ currency }: Desk, { items }: Terms) =>
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
