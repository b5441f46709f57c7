import type { UnknownAction } from '@reduxjs/toolkit';
import { activationStep, type ActivationCommand, type ActivationState } from '../../domain/activation/machine';
import type { Effect, RootState } from '../../store/state';
import { upgradeFinished } from '../../store/slices/session';
import { refreshAccount } from '../../store/resources/refresh-account';
import { askServer } from './ask-server';
import { buy, buyAgain } from './buy';
import { check } from './check';
import { release } from './claim';
import { process } from './process';
import { selectActivation } from './selectors';
import { showActivation } from './show';
import { activationStepped, eventOf, type ActivationFlowState } from './slice';
import { look } from './look';

export type Under = Exclude<ActivationState, { phase: 'idle' }>;

/** Does what the machine asks for, once for each step. A late answer moves nothing, and so asks for nothing. */
export async function carryOut(action: UnknownAction, before: RootState, api: Effect): Promise<void> {
  const event = eventOf(action);
  const was = selectActivation(before);
  if (!event || !was) return;
  const { state, commands } = activationStep(was.step, event);
  if (state === was.step) return;
  showActivation(api);
  if (state.phase === 'idle') return leave(was, api);
  const code = activationStepped.match(action) ? action.payload.code : undefined;
  if (state.phase === 'failed') release(api, state.key);
  await Promise.all(commands.map((command) => run(command, state, api, code)));
}

/** After an error the page is read anew; not where it would find nobody to read it from. [ACT-09, ACT-11, ACT-12, A33] */
function leave({ step, origin }: ActivationFlowState, api: Effect): void {
  if (step.phase === 'idle') return;
  // What is done stays written down: another tab may still be asking whether to do it.
  if (step.phase !== 'done') release(api, step.key);
  if (step.phase === 'failed' && step.fault !== 'unsent') api.extra.reload(origin);
}

async function run(command: ActivationCommand, state: Under, api: Effect, code = 0): Promise<void> {
  switch (command.do) {
    case 'ask':
      return askServer(state, api);
    case 'check':
      return check(state, api);
    case 'buy':
      return buy(state, api);
    case 'rebuy':
      return buyAgain(state, api);
    case 'process':
      return process(state, api);
    case 'poll':
      return look(state, command.after, api);
    case 'tell':
      return tell(state, api);
    case 'fail':
      return tellFault(state, code, api);
  }
}

/** The page, the other tabs and what is shown here: the account has another set of add-ons. */
async function tell({ action, moduleId }: Under, api: Effect): Promise<void> {
  const origin = selectActivation(api.getState())?.origin;
  api.extra.emit(action === 'activate' ? 'module-activate' : 'module-deactivate', { moduleId }, origin);
  api.dispatch(upgradeFinished());
  await api.dispatch(refreshAccount());
}

function tellFault(state: Under, code: number, api: Effect): void {
  const origin = selectActivation(api.getState())?.origin;
  const [message = 'errors.marketplace'] = state.phase === 'failed' ? state.messages : [];
  api.extra.emit('error', { code, message, surface: 'activation' }, origin);
}
