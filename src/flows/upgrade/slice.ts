import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { UpgradeMessage } from '../../contract/upgrade-message';
import type { Statement } from '../../domain/checkout/statement';
import { CLOSED_UPGRADE, type UpgradeEvent, type UpgradeOrder, type UpgradeState } from '../../domain/checkout/upgrade';
import type { DialogText } from '../../store/slices/dialogs';
import { createSlice } from '../../store/kit/slice';
import type { RootState } from '../../store/state';
import { advance, type FlowState } from '../kit/machine';
import { upgradeMachine, type UpgradeCommand } from './machine';

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

export interface UpgradeFlowState extends FlowState<UpgradeState, UpgradeCommand> {
  /** What the upgrade would mean; null until the server has said so. */
  readonly told: UpgradeMessage | null;
  /** Why it could not be checked, where that has words of its own. */
  readonly trouble: DialogText | null;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly upgrade: UpgradeFlowState;
  }
}

const initialUpgrade: UpgradeFlowState = { step: CLOSED_UPGRADE, outbox: [], told: null, trouble: null, origin: null };

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
    upgradeStepped: (flow, { payload }: PayloadAction<Step>): UpgradeFlowState => {
      const next = advance(flow, upgradeMachine, payload.event);
      if (!next) return flow;
      const { phase } = next.step;
      const isTold = phase === 'picking' || phase === 'reviewing' || phase === 'ordered';
      const told = isTold ? (payload.told ?? flow.told) : null;
      const { trouble = null, origin = flow.origin } = payload;
      return { ...next, told, trouble, origin };
    },
  },
});

export const { upgradeStepped } = slice.actions;
export const upgrade = slice.reducer;

/** Closed until the flow has joined the store. */
export const selectUpgrade = (state: RootState): UpgradeFlowState => state.upgrade ?? initialUpgrade;

/** From the press to the order, or to its end: the button that begins one is busy. */
export const selectIsUpgrading = (state: RootState): boolean => selectUpgrade(state).step.phase !== 'closed';
