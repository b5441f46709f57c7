import type { RootState } from '../../store/state';
import { initialUpgrade, type UpgradeFlowState } from './slice';

/** Closed until the flow has joined the store. */
export const selectUpgrade = (state: RootState): UpgradeFlowState =>
  (state as RootState & { upgrade?: UpgradeFlowState }).upgrade ?? initialUpgrade;

/** From the press to the order, or to its end: the button that begins one is busy. */
export const selectIsUpgrading = (state: RootState): boolean => selectUpgrade(state).state.phase !== 'closed';
