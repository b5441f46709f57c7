import type { Failure, Reply } from '../../api/reply';
import { readCheck } from '../../contract/subscription-status';
import { readUpgrade, type UpgradeMessage } from '../../contract/upgrade-message';
import type { BillingCycle, PlanId } from '../../domain/catalogue/types';
import type { Statement } from '../../domain/checkout/statement';
import { toldFor } from '../../domain/checkout/told-cycle';
import type { UpgradeOrder } from '../../domain/checkout/upgrade';
import { checkoutDestination } from '../../domain/subscription/destination';
import { hasExpired, inForce } from '../../domain/subscription/in-force';
import { isReseller } from '../../domain/subscription/user-type';
import { endsSession } from '../../domain/errors/failure';
import type { Effect } from '../../store/state';
import { knownAccount } from '../../store/effects/account';
import { register } from '../../store/effects/checkout';
import { putPlan } from '../../store/effects/plan';
import { tellFailure } from '../../store/effects/talk';
import { troubleOf } from '../../store/effects/trouble';
import { inTurn } from '../../store/effects/turn';
import { bundles } from '../../store/resources/catalogue';
import { selectIsChangePackage } from '../../store/selectors/cart';
import { selectReadScope } from '../../store/selectors/config';
import { dialogAnswered, dialogOpened } from '../../store/slices/dialogs';
import { until } from '../until';
import { selectUpgrade } from './selectors';
import { upgradeOrdered, upgradeStepped, type UpgradeFlowState, type upgradeStarted } from './slice';

type Pressed = ReturnType<typeof upgradeStarted>['payload'];

const stateOf = (api: Effect) => selectUpgrade(api.getState()).state;
const step = (api: Effect, payload: Parameters<typeof upgradeStepped>[0]) => api.dispatch(upgradeStepped(payload));

/** Whether the cart holds nothing that differs from what is held: a package has to be chosen first. */
const needsPlan = (api: Effect): boolean => !selectIsChangePackage(api.getState());

/** Asks how the subscription stands and what an upgrade would mean. A press while one is under way is no second. [UPG-01] */
export async function startUpgrade({ origin }: Pressed, api: Effect): Promise<void> {
  const account = await knownAccount(api);
  const destination = checkoutDestination(account);
  if (destination === 'register') return register(api, origin);
  if (destination === 'access-denied') return api.extra.navigate('accessDenied', { origin });

  const before = stateOf(api);
  const who = { isReseller: isReseller(account), isExpired: hasExpired(account), needsPlan: needsPlan(api) };
  step(api, { event: { type: 'started', ...who }, origin });
  const state = stateOf(api);
  if (state === before || state.phase !== 'checking') return;

  const { ask } = state;
  const signal = untilLeft(api, ask);
  await hearCheck(await api.extra.client.request('subscriptionCheck', { query: { pricing: 1 }, signal }), ask, api);
}

/** What was chosen before the press is written first: it is what the server would bill. */
async function readMessageFor(ask: number, api: Effect): Promise<void> {
  const signal = untilLeft(api, ask);
  await inTurn(api.extra, () => Promise.resolve());
  await hearMessage(await api.extra.client.request('upgradeMessage', { signal }), ask, api);
}

/** The cart, or the subscription, became another while it was looked at: what is shown is what would be ordered. */
export const tellAgain = (api: Effect): void => void step(api, { event: { type: 'overtaken' } });

/** Puts the chosen package into the cart, by the same way as its card does, which may ask something first. */
async function place(planId: PlanId, ask: number, api: Effect): Promise<void> {
  const { origin } = selectUpgrade(api.getState());
  const { account } = api.getState().session;
  const put = () => putPlan({ planId, from: 'card', origin }, account, api);
  const outcome = await inTurn(api.extra, put);
  step(api, { event: { type: 'placed', ask, isPlaced: outcome === 'done' } });
}

/** The packages that can be chosen, for the view that lists them. */
async function readPackages(api: Effect): Promise<void> {
  await api.dispatch(bundles.read(selectReadScope(api.getState())));
}

/** Nothing is asked any longer once the person has left. */
const untilLeft = (api: Effect, ask: number): AbortSignal =>
  until(() => stateOf(api).phase === 'closed' || stateOf(api).ask !== ask, api);

/** A session that is over ends it all, with the page's own message. [ERR-05, ERR-06] */
async function isOver(failure: Failure, ask: number, api: Effect): Promise<boolean> {
  if (!endsSession(failure)) return false;
  if (stateOf(api).ask !== ask) return true;
  const { origin } = selectUpgrade(api.getState());
  step(api, { event: { type: 'cancelled' } });
  await tellFailure(api, failure, origin);
  return true;
}

/** [UPG-02, UPG-03, UPG-08, UPG-10] */
async function hearCheck(reply: Reply, ask: number, api: Effect): Promise<void> {
  if (reply.ok) {
    const check = readCheck(reply.body);
    const status = check ? reply.status : 500;
    return void step(api, {
      event: { type: 'checked', ask, status, hasPending: check?.hasPending ?? false, message: null },
    });
  }
  const { failure } = reply;
  if (await isOver(failure, ask, api)) return;
  const { text, message } = troubleOf(failure, 'upgrade-check');
  step(api, { event: { type: 'checked', ask, status: failure.status, hasPending: false, message }, trouble: text });
}

/** Something is charged or credited of what is in force: the server knows of a change that the page does not. */
const hasLines = (told: UpgradeMessage, current: BillingCycle | null): boolean =>
  toldFor(told, current)?.lines.some(({ kind }) => kind === 'charge' || kind === 'credit') ?? false;

/** [API-25, UPG-20, UPG-21] */
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
  if (!reply.ok && (await isOver(reply.failure, ask, api))) return;
  const message = reply.ok ? null : troubleOf(reply.failure, 'upgrade-message').message;
  step(api, { event: { type: 'untold', ask, message } });
}

/** What was confirmed: of the cycle that was picked, or of the one that holds. */
const confirmed = ({ told }: UpgradeFlowState, order: UpgradeOrder): Statement | null => {
  if (order.call !== 'subscriptionChange' || !told) return null;
  return toldFor(told, order.timeframe);
};

function hide(api: Effect): void {
  for (const { id, kind } of api.getState().dialogs.queue)
    if (kind === 'upgrade') api.dispatch(dialogAnswered({ id, answer: 'cancel' }));
}

function show(origin: string | null, api: Effect): void {
  if (!api.getState().dialogs.queue.some(({ kind }) => kind === 'upgrade'))
    api.dispatch(dialogOpened({ kind: 'upgrade' }, origin));
}

/** What follows outside: what is asked, an order that is handed over, and a dialog that is shown or not. */
export async function followUpgrade(flow: UpgradeFlowState, before: UpgradeFlowState, api: Effect): Promise<void> {
  const { state, origin } = flow;
  switch (state.phase) {
    case 'ordered': {
      const { order } = state;
      step(api, { event: { type: 'cancelled' } });
      if (await api.extra.flow('checkout', origin))
        api.dispatch(upgradeOrdered({ order, statement: confirmed(flow, order), origin }));
      return;
    }
    case 'closed':
      return hide(api);
    // The cart may ask a question of its own, which stands in a dialog too.
    case 'placing':
      hide(api);
      return place(state.planId, state.ask, api);
    default:
      show(origin, api);
      if (state.phase === 'choosing') await readPackages(api);
      const isNew = before.state.phase !== 'reading' || before.state.ask !== state.ask;
      if (state.phase === 'reading' && isNew) await readMessageFor(state.ask, api);
  }
}
