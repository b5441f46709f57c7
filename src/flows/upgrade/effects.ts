import type { Reply } from '../../api/reply';
import { readCheck } from '../../contract/subscription-status';
import { readUpgrade, type UpgradeMessage } from '../../contract/upgrade-message';
import { keptPlan } from '../../domain/cart/next-step';
import type { BillingCycle, PlanId } from '../../domain/catalogue/types';
import type { Statement } from '../../domain/checkout/statement';
import { statementOfCycle } from '../../domain/checkout/statement-of-cycle';
import type { UpgradeOrder } from '../../domain/checkout/upgrade';
import { checkoutDestination } from '../../domain/subscription/destination';
import { endsSession } from '../../domain/errors/failure';
import { inForce } from '../../domain/subscription/in-force';
import { isSubscriptionOver } from '../../domain/subscription/is-over';
import { isReseller } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { knownAccount } from '../../store/effects/account';
import { goToRegistration } from '../../store/effects/checkout';
import { putPlan } from '../../store/effects/plan';
import { userErrorOf } from '../../store/effects/user-error';
import { enqueueEdit } from '../../store/effects/edit-queue';
import { bundles } from '../../store/resources/catalogue';
import { selectCart, selectIsChangePackage } from '../../store/selectors/cart';
import { selectReadScope } from '../../store/selectors/config';
import type { FlowEffects } from '../kit/create-flow';
import { endIfSessionOver } from '../kit/session-over';
import { abortWhen } from '../kit/abort-when';
import type { UpgradeCommand } from './machine';
import { selectUpgrade, upgradeOrdered, upgradeStepped, type UpgradeFlowState, type upgradeStarted } from './slice';

type Pressed = ReturnType<typeof upgradeStarted>['payload'];

const stepOf = (api: Effect) => selectUpgrade(api.getState()).step;
const step = (api: Effect, payload: Parameters<typeof upgradeStepped>[0]) => api.dispatch(upgradeStepped(payload));

/** Returns true if the cart does not differ from the subscription, so that the person must choose a package first. */
const needsPlan = (api: Effect): boolean => !selectIsChangePackage(api.getState());

/**
 * Starts an upgrade: checks the subscription and reads what the upgrade would cost. The state machine ignores presses while one
 * runs. [UPG-01]
 */
export async function startUpgradeEffect({ origin }: Pressed, api: Effect): Promise<void> {
  const account = await knownAccount(api);
  const destination = checkoutDestination(account);
  if (destination === 'register') return goToRegistration(api, origin);
  if (destination === 'access-denied') return api.extra.navigate('accessDenied', { origin });

  const who = {
    isReseller: isReseller(account),
    isExpired: isSubscriptionOver(account),
    needsPlan: needsPlan(api),
    keeps: keptPlan(account, selectCart(api.getState())),
  };
  step(api, { event: { type: 'started', ...who }, origin });
}

/** Checks the subscription's standing. [UPG-02, UPG-03, UPG-08, UPG-10] */
async function check(ask: number, api: Effect): Promise<void> {
  const signal = untilLeft(api, ask);
  const reply = await api.extra.client.request('subscriptionCheck', { query: { pricing: 1 }, signal });
  if (reply.ok) {
    const read = readCheck(reply.body);
    const hasPending = read?.hasPending ?? false;
    const event = { type: 'checked', ask, status: read ? reply.status : 500, hasPending, message: null } as const;
    return void step(api, { event });
  }
  const { failure } = reply;
  if (await endIfOver(reply, ask, api)) return;
  const { text, message } = userErrorOf(failure, 'upgrade-check');
  step(api, { event: { type: 'checked', ask, status: failure.status, hasPending: false, message }, trouble: text });
}

/** Reads the upgrade message once the edit queue is empty, because the server prices the stored cart. */
async function readMessageFor(ask: number, api: Effect): Promise<void> {
  const signal = untilLeft(api, ask);
  await enqueueEdit(api.extra, () => Promise.resolve());
  await hearMessage(await api.extra.client.request('upgradeMessage', { signal }), ask, api);
}

/** Puts the chosen package into the cart through the edit queue, with the same questions as from its card. */
async function place(planId: PlanId, ask: number, api: Effect): Promise<void> {
  const { origin } = selectUpgrade(api.getState());
  const { account } = api.getState().session;
  const put = () => putPlan({ planId, from: 'card', origin }, account, api);
  const outcome = await enqueueEdit(api.extra, put);
  // Who came back to the packages and keeps the choice has it in the cart already.
  const isPlaced = outcome === 'done' || outcome === 'unchanged';
  step(api, { event: { type: 'placed', ask, isPlaced } });
}

/** Loads the packages for the list of choices. */
async function readPackages(api: Effect): Promise<void> {
  await api.dispatch(bundles.read(selectReadScope(api.getState())));
}

/** Returns a signal that aborts when the person leaves or a later request supersedes this one. */
const untilLeft = (api: Effect, ask: number): AbortSignal =>
  abortWhen(() => stepOf(api).phase === 'closed' || stepOf(api).ask !== ask, api);

/** Ends the flow if the session is over, unless a later request superseded this one. */
const endIfOver = (reply: Reply, ask: number, api: Effect): Promise<boolean> | boolean => {
  if (reply.ok) return false;
  if (stepOf(api).ask !== ask) return endsSession(reply.failure);
  const leave = () => void step(api, { event: { type: 'cancelled' } });
  return endIfSessionOver(reply.failure, selectUpgrade(api.getState()).origin, leave, api);
};

/** Returns true if the statement has a charge or a credit: the server then knows of a change that the page does not. */
const hasLines = (told: UpgradeMessage, current: BillingCycle | null): boolean =>
  statementOfCycle(told, current)?.lines.some(({ kind }) => kind === 'charge' || kind === 'credit') ?? false;

/** Handles the upgrade message. [API-25, UPG-20, UPG-21] */
async function hearMessage(reply: Reply, ask: number, api: Effect): Promise<void> {
  const told = reply.ok ? readUpgrade(reply.body) : null;
  if (told) {
    const { timeframe, currentTimeframe: current } = told;
    const isInForce = inForce(api.getState().session.account) !== null;
    const isChange = !needsPlan(api) || (isInForce && hasLines(told, current));
    const cycles = told.cycles.map((cycle) => cycle.timeframe);
    const event = { type: 'told', ask, cycles, billing: { timeframe, current }, isChange } as const;
    return void step(api, { event, told });
  }
  if (await endIfOver(reply, ask, api)) return;
  const message = reply.ok ? null : userErrorOf(reply.failure, 'upgrade-message').message;
  step(api, { event: { type: 'terms-unread', ask, message } });
}

/** Returns the confirmed statement: of the chosen cycle, or of the current one. */
const confirmed = ({ told }: UpgradeFlowState, order: UpgradeOrder): Statement | null => {
  if (order.call !== 'subscriptionChange' || !told) return null;
  return statementOfCycle(told, order.timeframe);
};

/** Hands the confirmed upgrade over to the checkout flow. */
async function handOver(order: UpgradeOrder, flow: UpgradeFlowState, api: Effect): Promise<void> {
  const { origin } = flow;
  step(api, { event: { type: 'cancelled' } });
  if (await api.extra.flow('checkout', origin))
    api.dispatch(upgradeOrdered({ order, statement: confirmed(flow, order), origin }));
}

export const effects: FlowEffects<UpgradeFlowState, UpgradeCommand> = {
  run(command, flow, api) {
    switch (command.do) {
      case 'check':
        return check(command.ask, api);
      case 'list':
        return readPackages(api);
      case 'place':
        return place(command.planId, command.ask, api);
      case 'read':
        return readMessageFor(command.ask, api);
      case 'order':
        return handOver(command.order, flow, api);
    }
  },
};
