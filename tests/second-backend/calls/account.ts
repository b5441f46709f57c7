import { moduleOf, packageOf } from '../catalogue';
import { moduleRecord, packageRecord } from '../records';
import { type Call, data, ok, refused, type Reply, type Routes } from '../reply';
import { type Account, PERIOD_ENDS } from '../state';
import { Amount, Day, type Fields, List, type Value } from '../words';

export const accountOf = ({ state, as }: Call): Account | undefined => state.accounts.get(as);
/** The reply to a visitor in a call that requires a member. */
export const NOBODY: Reply = refused(401, 'Unauthorized request. Please refresh and try again.');
export const forMember =
  (handler: (account: Account, call: Call) => Reply) =>
  (call: Call): Reply => {
    const account = accountOf(call);
    return account ? handler(account, call) : NOBODY;
  };

const flag = (is: boolean): number => (is ? 1 : 0);
const isSubscribed = ({ packageId, isExpired }: Account): boolean => packageId !== null && !isExpired;

function methods({ quirks }: Call): Value {
  if (quirks.paymentMethods === 'absent') return undefined;
  if (quirks.paymentMethods === 'comma') return '1,2,3,4';
  return quirks.paymentMethods === 'list' ? [1, 2, 3, 4] : ['credit_card', 'ach', 'amazon', 'paypal'];
}

function standing(account: Account | undefined, { quirks }: Call): Fields {
  const subscribed = account ? flag(isSubscribed(account)) : 0;
  const expired = flag(account?.isExpired ?? false);
  const indirect = flag(account?.isIndirect ?? false);
  if (quirks.sessionNames === 'subscribed') {
    return { authenticated: flag(account !== undefined), subscribed, expired, indirect, affiliate: 0 };
  }
  return {
    is_subscribed: subscribed,
    is_expired: expired,
    is_indirect: indirect,
    is_affiliate: 0,
    // The documents treat a visitor like a member on trial.
    is_trial: flag(!account),
    is_primary: 1,
    is_legacy: 0,
    is_ro: 0,
    is_exclusive: 0,
    is_subscription_canceled: 0,
    is_subscription_paused: 0,
  };
}

function session(call: Call): Reply {
  const account = accountOf(call);
  const of: Fields = {
    member_id: call.quirks.session === 'without member_id' ? undefined : (account?.memberId ?? 0),
    ...standing(account, call),
    billing_type: account ? 'other' : undefined,
    subscriptions: account?.packageId ? { current_period_ends_at: new Day(PERIOD_ENDS) } : undefined,
    supported_payment_methods: account ? methods(call) : undefined,
  };
  const at = call.quirks.session === 'data' || call.quirks.session === 'result' ? call.quirks.session : undefined;
  return at ? ok({ [at]: of }) : ok(of);
}

function subscription(account: Account, { quirks }: Call): Reply {
  const plan = packageOf(account.packageId ?? 0);
  if (quirks.subscriptionInfo === '404' || !plan) return refused(404, 'There is no subscription.');
  const owned = [...account.moduleIds].flatMap((id) => moduleOf(id) ?? []);
  return data({
    member_id: account.memberId,
    plan: packageRecord(plan, quirks),
    plan_id: plan.id,
    modules: owned.map((item) => ({ ...moduleRecord(item, quirks), is_added: 1, payment_status: 2 })),
    module_ids: new List([...account.moduleIds]),
    price: new Amount(plan.price),
    current_period_ends_at: new Day(PERIOD_ENDS),
    is_subscription_canceled: 0,
    is_subscription_paused: 0,
  });
}

/** Checks whether an upgrade is possible: status 200 for an account with a subscription in force, else 404. */
function check(account: Account): Reply {
  const has = account.packageId !== null;
  return {
    status: has && !account.isExpired ? 200 : 404,
    beside: {
      has_record: flag(has),
      is_enabled: flag(isSubscribed(account)),
      has_subscription_info: flag(has),
      has_pending_transactions: 0,
    },
  };
}

function upgradeMessage(account: Account, { quirks }: Call): Reply {
  const plan = packageOf(account.packageId ?? 0);
  if (!plan) return refused(404, 'There is no subscription to upgrade.');
  const message = `Your ${plan.title} subscription will be changed.`;
  if (quirks.upgradeMessage === 'alone') return { status: 200, message };
  const cycles = [
    { timeframe: 'monthly', price: new Amount(plan.price) },
    { timeframe: 'annual', price: new Amount(plan.price * 10) },
  ];
  return { status: 200, message, beside: { title: 'Upgrade', cycles } };
}

/** Moves the contents of the cart into the account. */
export function apply(account: Account, { state, owner }: Call): void {
  const cart = state.carts.get(owner);
  if (!cart) return;
  if (cart.packageId !== null) account.packageId = cart.packageId;
  account.isExpired = false;
  for (const id of cart.modules.keys()) account.moduleIds.add(id);
  state.carts.delete(owner);
}

const change = forMember((account, call) => {
  if (account.packageId === null) return refused(406, 'There’s no subscription to change.');
  apply(account, call);
  return ok();
});

const create = forMember((account, call) => {
  const cart = call.state.carts.get(call.owner);
  if (!cart?.packageId && account.packageId === null) return refused(406, 'Choose a package first.');
  apply(account, call);
  account.isExpired = false;
  return ok();
});

const active = forMember((account) => ({
  status: isSubscribed(account) ? 200 : 400,
  beside: { has_record: flag(account.packageId !== null), is_enabled: flag(isSubscribed(account)) },
}));

export const ACCOUNT: Routes = {
  'GET /account/session': session,
  'GET /account/subscription/info': forMember(subscription),
  'GET /manage/ui/account/subscription/status/check': forMember(check),
  'GET /manage/ui/account/subscription/upgrade/message': forMember(upgradeMessage),
  'GET /account/subscription/active/status': active,
  'POST /account/subscription/change': change,
  'POST /account/subscription/create': create,
  'POST /account/billing/subscription/create': create,
  'POST /billing/subscription/change': change,
};
