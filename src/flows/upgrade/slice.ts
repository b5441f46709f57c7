import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { UpgradeMessage } from '../../contract/upgrade-message';
import type { Statement } from '../../domain/checkout/statement';
import {
  CLOSED,
  upgradeStep,
  type UpgradeEvent,
  type UpgradeOrder,
  type UpgradeState,
} from '../../domain/checkout/upgrade';
import type { DialogText } from '../../store/slices/dialogs';
import { createSlice } from '../../store/kit/slice';

/** Somebody pressed the button that upgrades, or tries it again. Only a widget may say so: it leads to an order. */
export const upgradeStarted = createAction<{
  /** Key of the element that its dialog looks like. */
  readonly origin: string | null;
}>('upgrade/started');

/** The person has confirmed it: the checkout flow takes it from here. */
export const upgradeOrdered = createAction<{
  readonly order: UpgradeOrder;
  /** What was confirmed; null where the server told no statement. */
  readonly statement: Statement | null;
  readonly origin: string | null;
}>('upgrade/ordered');

export interface UpgradeFlowState {
  readonly state: UpgradeState;
  /** What the upgrade would mean; null until the server has said so. */
  readonly told: UpgradeMessage | null;
  /** Why it could not be checked, where that has words of its own. */
  readonly trouble: DialogText | null;
  /** Of the last press. */
  readonly origin: string | null;
}

export const initialUpgrade: UpgradeFlowState = { state: CLOSED, told: null, trouble: null, origin: null };

interface Step {
  readonly event: UpgradeEvent;
  /** What came with an answer. */
  readonly told?: UpgradeMessage;
  readonly trouble?: DialogText;
  readonly origin?: string | null;
}

const slice = createSlice({
  name: 'upgrade',
  initialState: initialUpgrade,
  reducers: {
    /** An event that has no business now leaves what came with it behind too. */
    upgradeStepped: (flow, { payload }: PayloadAction<Step>): UpgradeFlowState => {
      const state = upgradeStep(flow.state, payload.event);
      if (state === flow.state) return flow;
      const isTold = state.phase === 'picking' || state.phase === 'reviewing' || state.phase === 'ordered';
      const told = isTold ? (payload.told ?? flow.told) : null;
      const { trouble = null, origin = flow.origin } = payload;
      return { state, told, trouble, origin };
    },
  },
});

export const { upgradeStepped } = slice.actions;
export const upgrade = slice.reducer;
