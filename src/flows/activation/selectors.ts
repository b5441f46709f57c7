import type { ModuleId } from '../../domain/catalogue/types';
import type { RootState } from '../../store/state';
import type { ActivationFlowState } from './slice';

/** Returns the flow's state; null until the flow has joined the store, which keeps the slice out of the first load. */
export const selectActivation = (state: RootState): ActivationFlowState | null => state.activation ?? null;

/** Phases in which no button is busy: nothing runs, or a dialog is open. */
const RESTS: readonly string[] = [
  'idle',
  'confirming',
  'done',
  'failed',
] satisfies ActivationFlowState['step']['phase'][];

/** Returns the add-on that an attempt is working on, no matter which widget started it; null if none is. */
export function selectSwitching(state: RootState): ModuleId | null {
  const step = selectActivation(state)?.step;
  return !step || step.phase === 'idle' || RESTS.includes(step.phase) ? null : step.moduleId;
}

/** Returns true while the flow waits for the server's confirmation text. */
export const selectIsAsking = (state: RootState): boolean => selectActivation(state)?.step.phase === 'asking';
