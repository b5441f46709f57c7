import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { UpgradeMessage } from '../../contract/upgrade-message';
import type { Statement } from '../../domain/checkout/statement';
import { CLOSED_UPGRADE, type UpgradeEvent, type UpgradeOrder, type UpgradeState } from '../../domain/checkout/upgrade';
import type { DialogText } from '../../store/slices/dialogs';
import { accountChanged } from '../../store/slices/session';
import { createSlice } from '../../store/kit/slice';
import type { RootState } from '../../store/state';
import { advance, type FlowState } from '../kit/machine';
import { upgradeMachine, type UpgradeCommand } from './machine';

/** A person pressed the upgrade button, or retries. Only widgets dispatch it, because it leads to an order. */
export const upgradeStarted = createAction<{
  /** Key of the element whose look the dialog takes on. */
  readonly origin: string | null;
}>('upgrade/started');

/** The person has confirmed the upgrade; the checkout flow takes over. */
export const upgradeOrdered = createAction<{
  readonly order: UpgradeOrder;
  /** The confirmed statement; null if the server gave none. */
  readonly statement: Statement | null;
  readonly origin: string | null;
}>('upgrade/ordered');

export interface UpgradeFlowState extends FlowState<UpgradeState, UpgradeCommand> {
  /** The upgrade message; null until the server has sent it. */
  readonly told: UpgradeMessage | null;
  /** Text of a failed check, if the failure has a text of its own. */
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
  /** Data of the answer. */
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
  also: (on) => [
    // Late answers name this `ask`; the next upgrade has another.
    on(accountChanged, ({ step }) => ({ ...initialUpgrade, step: { phase: 'closed', ask: step.ask } })),
  ],
});

export const { upgradeStepped } = slice.actions;
export const upgrade = slice.reducer;

/** Returns the flow's state; closed until the flow has joined the store. */
export const selectUpgrade = (state: RootState): UpgradeFlowState => state.upgrade ?? initialUpgrade;

/** Returns true from the press until the order or the end, while the upgrade button is busy. */
export const selectIsUpgrading = (state: RootState): boolean => selectUpgrade(state).step.phase !== 'closed';
