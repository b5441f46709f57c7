import { emptyCart } from '../../../src/domain/cart/empty-cart';
import type { Cart } from '../../../src/domain/cart/types';
import { SubscriptionKind, SubscriptionState } from '../../../src/domain/codes/subscription';
import { explainItem } from '../../../src/domain/marketplace/price';
import { isOnce } from '../../../src/domain/pricing/module-price';
import { VISITOR } from '../../../src/domain/subscription/user-type';
import type { Account as Person } from '../../../src/domain/subscription/types';
import { dayOf } from '../../../src/domain/time/day';
import type { Pairs } from '../law/pairs';
import { EMPTY } from '../model/cart';
import { startOfDay, writeDay } from '../model/days';
import type { Account } from '../model/account';
import { modulePage } from '../model/module-page';
import type { Sold } from './catalogue';

const sorted = (amounts: readonly number[] | undefined) => amounts?.toSorted((one, other) => one - other);

/** Builds the person who looks at a page, with the subscription as the session describes it. */
function personOf({ held }: Account, kept: Cart): Person {
  const known = { ...VISITOR, memberId: 7, isTrial: false };
  if (!held) return known;
  const lines = Object.values(kept.lines)
    .filter((line) => !isOnce(line))
    .map(({ module: { id }, bundled, quantity }) => ({ id, bundled, quantity }));
  const subscription = {
    planId: kept.plan?.id ?? 0,
    planCode: kept.plan?.code ?? '',
    moduleIds: lines.map(({ id }) => id),
    lines,
    timeframe: held.cycle,
    periodStartedAt: dayOf(startOfDay(held.startsOn)),
    periodEndsAt: dayOf(startOfDay(held.endsOn)),
    kind: SubscriptionKind.marketplace,
    state: SubscriptionState.subscribed,
  };
  return { ...known, isSubscribed: true, subscription };
}

/** Compares "Why this price?" of an add-on with the model, once with the cart and once with an empty one. */
export function compareModulePage(
  pairs: Pairs,
  { catalogue, market }: Sold,
  { account, cart, kept, now }: { account: Account; cart: Cart; kept: Cart; now: number },
  id: number,
): void {
  const item = market.byKey.get(`module/${id}`);
  if (!item) return;
  for (const [where, model, product] of [
    ['module page', account, cart],
    ['module page beside an empty cart', { ...account, cart: EMPTY }, emptyCart],
  ] as const) {
    const told = modulePage(model, id, now);
    if (!told) continue;
    const asked = { cart: product, account: personOf(account, kept), catalogue, now: new Date(now) };
    const shown = explainItem(item, asked);
    pairs.compare(where, 'rows', sorted(shown?.rows.map(({ amount }) => amount)), sorted(told.rows));
    pairs.compare(where, 'each month', shown?.monthly, told.monthly);
    pairs.compare(where, 'one-time', shown?.once, told.once);
    const { due } = told;
    pairs.compare(where, 'due today', shown?.dueToday?.amount ?? null, due?.amount ?? null);
    const days = due && [due.days, due.ofDays, writeDay(due.endsOn)];
    const said = shown?.dueToday && [shown.dueToday.daysLeft, shown.dueToday.days, shown.dueToday.endsOn];
    pairs.compare(where, 'days', said ?? null, days);
  }
}
