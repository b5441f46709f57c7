import type { Failure, Reply } from '../../api/reply';
import { readCheck } from '../../contract/subscription-status';
import { readUpgrade } from '../../contract/upgrade-message';
import { checkoutDestination } from '../../domain/subscription/destination';
import { hasExpired } from '../../domain/subscription/in-force';
import { isReseller } from '../../domain/subscription/user-type';
import { endsSession } from '../../domain/errors/failure';
import type { Effect } from '../../store/create-store';
import { knownAccount } from '../../store/effects/account';
import { register } from '../../store/effects/checkout';
import { tellFailure } from '../../store/effects/talk';
import { troubleOf } from '../../store/effects/trouble';
import { inTurn } from '../../store/effects/turn';
import { dialogAnswered, dialogOpened } from '../../store/slices/dialogs';
import { until } from '../until';
import { selectUpgrade } from './selectors';
import { upgradeOrdered, upgradeStepped, type UpgradeFlowState, type upgradeStarted } from './slice';

type Pressed = ReturnType<typeof upgradeStarted>['payload'];

const stateOf = (api: Effect) => selectUpgrade(api.getState()).state;
const step = (api: Effect, payload: Parameters<typeof upgradeStepped>[0]) => api.dispatch(upgradeStepped(payload));

/** Asks how the subscription stands and what an upgrade would mean. A press while one is under way is no second. [UPG-01] */
export async function startUpgrade({ origin }: Pressed, api: Effect): Promise<void> {
  const account = await knownAccount(api);
  const destination = checkoutDestination(account);
  if (destination === 'register') return register(api, origin);
  if (destination === 'access-denied') return api.extra.navigate('accessDenied', { origin });

  const before = stateOf(api);
  const event = { type: 'started', isReseller: isReseller(account), isExpired: hasExpired(account) } as const;
  step(api, { event, origin });
  const state = stateOf(api);
  if (state === before || state.phase !== 'checking') return;
  if (!api.getState().dialogs.queue.some(({ kind }) => kind === 'upgrade'))
    api.dispatch(dialogOpened({ kind: 'upgrade' }, origin));

  const { ask } = state;
  const signal = untilLeft(api, ask);
  // What was chosen before the press is written first: it is what the server would bill.
  await inTurn(api.extra, () => Promise.resolve());
  await hearCheck(await api.extra.client.request('subscriptionCheck', { query: { pricing: 1 }, signal }), ask, api);
  if (isAt(api, ask, 'reading')) await readMessageFor(ask, signal, api);
}

const readMessageFor = async (ask: number, signal: AbortSignal, api: Effect): Promise<void> =>
  hearMessage(await api.extra.client.request('upgradeMessage', { signal }), ask, api);

/** The cart, or the subscription, became another while it was looked at: what is shown is what would be ordered. */
export async function tellAgain(api: Effect): Promise<void> {
  const { ask } = stateOf(api);
  step(api, { event: { type: 'overtaken' } });
  const now = stateOf(api);
  if (now.ask === ask) return;
  const signal = untilLeft(api, now.ask);
  await inTurn(api.extra, () => Promise.resolve());
  await readMessageFor(now.ask, signal, api);
}

const isAt = (api: Effect, ask: number, phase: string): boolean =>
  stateOf(api).phase === phase && stateOf(api).ask === ask;

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

/** [API-25, UPG-20, UPG-21] */
async function hearMessage(reply: Reply, ask: number, api: Effect): Promise<void> {
  const told = reply.ok ? readUpgrade(reply.body) : null;
  if (told) {
    const { timeframe, currentTimeframe: current, cycles } = told;
    const billing = { timeframe, current };
    const event = { type: 'told', ask, cycles: cycles.map((cycle) => cycle.timeframe), billing } as const;
    return void step(api, { event, told });
  }
  if (!reply.ok && (await isOver(reply.failure, ask, api))) return;
  const message = reply.ok ? null : troubleOf(reply.failure, 'upgrade-message').message;
  step(api, { event: { type: 'untold', ask, message } });
}

/** What follows outside: an order is handed over, and what is closed is shown no longer. */
export async function followUpgrade({ state, origin }: UpgradeFlowState, api: Effect): Promise<void> {
  if (state.phase === 'ordered') {
    step(api, { event: { type: 'cancelled' } });
    if (await api.extra.flow('checkout', origin)) api.dispatch(upgradeOrdered({ order: state.order, origin }));
  } else if (state.phase === 'closed')
    for (const { id, kind } of api.getState().dialogs.queue)
      if (kind === 'upgrade') api.dispatch(dialogAnswered({ id, answer: 'cancel' }));
}
