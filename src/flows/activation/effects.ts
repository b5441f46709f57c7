import { activationRefusal } from '../../domain/activation/refusal';
import { isVisitor } from '../../domain/subscription/user-type';
import type { Effect } from '../../store/state';
import { knownAccount } from '../../store/effects/account';
import { goToRegistration } from '../../store/effects/checkout';
import { refusalText } from '../../store/selectors/refusal';
import { subscriptionInfo } from '../../store/resources/subscription-info';
import { activationFlow } from './index';
import {
  activationBegun,
  activationDenied,
  activationResumed,
  type activationAsked,
  type ActivationFlowState,
} from './slice';
import type { ActivationCommand, ActivationUnderWay } from '../../domain/activation/machine';
import { upgradeFinished } from '../../store/slices/session';
import { refreshAccount } from '../../store/resources/refresh-account';
import type { FlowEffects } from '../kit/create-flow';
import { purchaseAddOn, resumePurchase } from './purchase';
import { releaseLease } from './lease';
import { checkAddOn, processActivation, requestConfirmation, settleProcess } from './calls';
import { persistedSwitching, persistSwitching } from './persisted-switching';
import { selectActivation } from './selectors';
import { pollStatus } from './poll-status';

/**
 * Starts an activation, or refuses it before any call if the account may not; the button's state does not count. A visitor goes
 * to registration. [ACC-07]
 */
export async function askActivation(asked: ReturnType<typeof activationAsked>['payload'], api: Effect): Promise<void> {
  const { origin } = asked;
  const account = await knownAccount(api);
  if (isVisitor(account)) return goToRegistration(api, origin);
  const why = refusalText(activationRefusal(account, subscriptionInfo.at(api.getState()).data?.pending != null));
  if (!why) return void api.dispatch(activationBegun(asked));
  api.dispatch(activationDenied({ why, origin }));
  api.extra.emit('error', { code: 403, message: why.key, surface: 'activation' }, origin);
  activationFlow.show(api);
}

/** Goes on with what an earlier page of this tab left unfinished; a press of this page comes first. */
export function resumeSwitching(api: Effect): void {
  const kept = persistedSwitching(api);
  if (!kept) return;
  const { key, moduleId, action, title, phase: from, isCertain } = kept;
  api.dispatch(activationResumed({ event: { type: 'resumed', key, moduleId, action, from, isCertain }, title }));
}

/**
 * Leaves an attempt: releases its lease and reloads the page after a failure. A request that was never sent does not reload,
 * because without a connection the page would not come back. [ACT-09, ACT-11, ACT-12, docs/decisions/0054]
 */
function leave({ step, origin }: ActivationFlowState, api: Effect): void {
  if (step.phase === 'idle') return;
  // A finished attempt keeps its lease: another tab may still be about to start the same activation.
  if (step.phase !== 'done') releaseLease(api, step.key);
  if (step.phase === 'failed' && step.fault !== 'unsent') api.extra.reload(origin);
}

async function run(command: ActivationCommand, { step: state, code }: ActivationFlowState, api: Effect): Promise<void> {
  if (state.phase === 'idle') return undefined;
  switch (command.do) {
    case 'ask':
      return requestConfirmation(state, api);
    case 'check':
      return checkAddOn(state, api);
    case 'buy':
      return purchaseAddOn(state, api);
    case 'rebuy':
      return resumePurchase(state, api);
    case 'process':
      return processActivation(state, api);
    case 'settle':
      return settleProcess(state, api);
    case 'poll':
      return pollStatus(state, command.after, api);
    case 'tell':
      return tell(state, api);
    case 'fail':
      return tellFault(state, code, api);
  }
}

/** Tells the host page, the other tabs and this page's widgets that the account's add-ons changed. */
async function tell({ action, moduleId }: ActivationUnderWay, api: Effect): Promise<void> {
  const origin = selectActivation(api.getState())?.origin;
  api.extra.emit(action === 'activate' ? 'module-activate' : 'module-deactivate', { moduleId }, origin);
  api.dispatch(upgradeFinished());
  await api.dispatch(refreshAccount());
}

function tellFault(state: ActivationUnderWay, code: number, api: Effect): void {
  const origin = selectActivation(api.getState())?.origin;
  const [message = 'errors.marketplace'] = state.phase === 'failed' ? state.messages : [];
  api.extra.emit('error', { code, message, surface: 'activation' }, origin);
}

export const effects: FlowEffects<ActivationFlowState, ActivationCommand> = {
  run,
  follow(flow, before, api) {
    const { step } = flow;
    persistSwitching(flow, api);
    if (step.phase === 'idle') leave(before, api);
    if (step.phase === 'failed') releaseLease(api, step.key);
  },
};
