import { toZeroOrOne } from '../../../src/contract/zero-or-one';
import { newLine } from '../../../src/domain/cart/new-line';
import { siteOf } from '../../../src/domain/catalogue/elsewhere';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import type { CartLine } from '../../../src/domain/cart/types';
import { billOf, recurringOf, sumOf, type BillSource } from '../../../src/domain/checkout/bill';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { isOnce } from '../../../src/domain/pricing/module-price';
import { renewalDate } from '../../../src/domain/pricing/renewal';
import { dayOf } from '../../../src/domain/time/day';
import type { AddOns } from '../subscription/add-ons';
import { fromContent } from '../model/content';
import { written } from '../core/money';
import { taxOf, type Tax } from '../billing/tax';
import { billedOf, isResting, type Holding } from '../subscription/holding';
import type { AccountContext } from '../account/context';
import { signed, titleOf } from '../subscription/written';

/** The part of an account context that prices need. */
type Shelf = Pick<AccountContext, 'member' | 'catalogue' | 'currency'>;
type Trial = AddOns['tried'][number];

/** Returns whether the subscription renews: it does not end, is not paused and has not expired. */
const isRenewed = ({ state, atPeriodEnd }: Holding): boolean =>
  state !== SubscriptionState.expired && atPeriodEnd === 'renews';

/** Returns the prices of a holding, per month and per invoice, in minor units. */
function pricesOf({ catalogue, currency }: Shelf, { content, timeframe }: Pick<Holding, 'content' | 'timeframe'>) {
  const cart = fromContent(content, catalogue);
  const [month, bill] = [billOf(cart, 'month', currency), billOf(cart, timeframe, currency)];
  const sum = (items: typeof bill, of: (source: BillSource, id: number) => boolean): number =>
    items.reduce((all, { source, id, amount }) => (of(source, id) ? all + amount : all), 0);
  return {
    monthly: (of: (source: BillSource, id: number) => boolean) => sum(month, of),
    billed: (of: (source: BillSource, id: number) => boolean) => sum(bill, of),
    lines: Object.values(cart.lines),
    plan: cart.plan,
  };
}

const ofModule = (wanted: number) => (source: BillSource, id: number) => source === 'module' && id === wanted;
const ofPlan = (source: BillSource): boolean => source === 'plan' || source === 'fleet';

/** Converts one usable module to its wire format. */
const moduleRecord = (
  { currency, catalogue }: Shelf,
  { module, bundled, quantity }: Pick<CartLine, 'module' | 'bundled' | 'quantity'>,
  prices: { readonly monthly: number; readonly billed: number },
  { trial, off }: { readonly trial?: Trial; readonly off?: AddOns['off'][number] } = {},
) => ({
  id: module.id,
  code: module.code,
  title: module.title,
  description: module.description,
  icon: module.icon,
  bundled: toZeroOrOne(bundled),
  is_default: toZeroOrOne(module.isDefault),
  quantity,
  asset_type: module.pricingType === 'USAGE' ? module.assetType : null,
  ...(module.charge === 'once' && { charge: module.charge }),
  price: written(prices.monthly, currency.code),
  billed_amount: written(prices.billed, currency.code),
  is_trial: toZeroOrOne(trial !== undefined),
  trial_expires_on: trial?.endsOn ?? null,
  datetime_started: trial?.startedAt.toISOString() ?? null,
  is_active: toZeroOrOne(off === undefined),
  paid_until: off?.paidUntil ?? null,
  // It cannot be bought here again.
  ...(off && !off.isFree && { url: siteOf(module, catalogue.sites) }),
});

/** Returns the next invoice in minor units: the price of the holding less the remaining credit, plus tax. */
function nextBill(context: Shelf, holding: Holding, tax: Tax) {
  const net = Math.max(0, sumOf(billedOf(context, holding)) - holding.credit);
  const taxed = taxOf(net, tax.rate);
  return { total: net + taxed, tax: taxed };
}

/** Returns the date and amount of the next charge; null where there is none. */
export const nextPayment = (context: Shelf & Pick<AccountContext, 'now'>, holding: Holding, tax: Tax) =>
  isRenewed(holding)
    ? { day: renewalDate(holding.period.endsOn, dayOf(context.now)), ...nextBill(context, holding, tax) }
    : null;

const NO_MORE = { next_invoice_date: null, next_amount: null, next_tax: null };

/** Converts a holding and its next charge to the wire format. A legacy plan costs its agreed price. */
export function holdingRecord(context: Shelf & Pick<AccountContext, 'now'>, holding: Holding, tax: Tax) {
  const { monthly, plan, lines } = pricesOf(context, holding);
  const once = new Set(lines.filter(isOnce).map(({ module }) => module.id));
  const ofEveryMonth = (source: BillSource, id: number): boolean => source !== 'module' || !once.has(id);
  const bill = sumOf(recurringOf(billedOf(context, holding)));
  const { legacy_cost: agreed } = context.member.profile;
  const isEarlier = !holding.isOrdered && agreed !== undefined;
  const { period, credit, timeframe, kind, state } = holding;
  const then = nextPayment(context, holding, tax);
  const next = then
    ? { next_invoice_date: then.day, next_amount: signed(then.total, context), next_tax: signed(then.tax, context) }
    : NO_MORE;
  return {
    plan_id: plan?.id ?? 0,
    plan_code: plan?.code ?? '',
    title: titleOf(context, holding.content),
    icon: context.catalogue.plans.get(plan?.id ?? 0)?.icon ?? '',
    timeframe,
    kind,
    state,
    // The price of a custom solution is the sum of its modules.
    price: isEarlier
      ? agreed
      : written(monthly(plan && !isCustomSolution(plan) ? ofPlan : ofEveryMonth), context.currency.code),
    /** The price of a whole period, add-ons and tax included. */
    billed_amount: signed(bill + taxOf(bill, tax.rate), context),
    current_period_started_at: period.startsOn,
    current_period_ends_at: period.endsOn,
    ...next,
    credit: written(credit, context.currency.code),
  };
}

/** Lists the modules of an account: paid add-ons, trials, switched-off ones, and those in its package, in this order. */
export function moduleRecords(context: Shelf, holding: Holding | null, { tried, off }: AddOns) {
  const isHeld = holding !== null && holding.state !== SubscriptionState.expired && !isResting(holding);
  const prices = isHeld ? pricesOf(context, holding) : null;
  const held = (prices?.lines ?? []).map((line) => {
    const of = ofModule(line.module.id);
    return moduleRecord(context, line, { monthly: prices?.monthly(of) ?? 0, billed: prices?.billed(of) ?? 0 });
  });
  const ids = new Set(held.map(({ id }) => id));
  // A module that was held before is listed with its former quantity.
  const back = new Map((holding?.off ?? []).map(({ line }) => [line.id, line.quantity]));
  const unheld = (moduleId: number, how: Parameters<typeof moduleRecord>[3]) => {
    const module = context.catalogue.modules.get(moduleId);
    if (!module || ids.has(module.id)) return [];
    const quantity = back.get(module.id) ?? newLine(module).quantity;
    const line = { ...newLine(module), quantity };
    const [item] = billOf({ plan: null, lines: { [module.id]: line } }, 'month', context.currency);
    return [moduleRecord(context, line, { monthly: item?.amount ?? 0, billed: 0 }, how)];
  };
  return [
    ...held.filter(({ bundled }) => !bundled),
    ...tried.flatMap((trial) => unheld(trial.moduleId, { trial })),
    ...off.flatMap((one) => unheld(one.moduleId, { off: one })),
    ...held.filter(({ bundled }) => bundled),
  ];
}
