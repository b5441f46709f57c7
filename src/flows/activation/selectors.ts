import type { ModuleId } from '../../domain/catalogue/types';
import type { RootState } from '../../store/state';
import type { ActivationFlowState } from './slice';

/** Null until the flow has joined the store: what a first paint asks weighs nothing. */
export const selectActivation = (state: RootState): ActivationFlowState | null => state.activation ?? null;

/** Nothing is asked for, or somebody is asked. */
const RESTS: readonly string[] = [
  'idle',
  'confirming',
  'done',
  'failed',
] satisfies ActivationFlowState['step']['phase'][];

/** The add-on that something is asked about, or done to, on whichever widget it was pressed; null where none is. */
export function selectSwitching(state: RootState): ModuleId | null {
  const step = selectActivation(state)?.step;
  return !step || step.phase === 'idle' || RESTS.includes(step.phase) ? null : step.moduleId;
}

/** It is only asked about so far. */
export const selectIsAsking = (state: RootState): boolean => selectActivation(state)?.step.phase === 'asking';
