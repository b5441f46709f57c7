import type { PayloadAction } from '@reduxjs/toolkit';
import type { MigrationTerms } from '../../contract/migration';
import type { DeferredAction } from '../../domain/migration/deferred-action';
import {
  CLOSED_MIGRATION,
  migrationStep,
  type MigrationCommand,
  type MigrationEvent,
  type MigrationState,
} from '../../domain/migration/machine';
import type { DialogText } from '../../store/slices/dialogs';
import { accountChanged } from '../../store/slices/session';
import { createSlice } from '../../store/kit/slice';
import type { RootState } from '../../store/state';
import { advance, type FlowState } from '../kit/machine';

export { migrationStarted } from '../../store/slices/migration';

export interface MigrationFlowState extends FlowState<MigrationState, MigrationCommand> {
  /** Terms of the migration; null until the server has sent them. */
  readonly terms: MigrationTerms | null;
  /** Text of why the terms are unknown, if the failure has a text of its own. */
  readonly trouble: DialogText | null;
  /** Deferred action that runs after the migration. */
  readonly wanted: DeferredAction | null;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly migration: MigrationFlowState;
  }
}

const initialMigration: MigrationFlowState = {
  step: CLOSED_MIGRATION,
  outbox: [],
  terms: null,
  trouble: null,
  wanted: null,
  origin: null,
};

interface Step extends Partial<Omit<MigrationFlowState, 'step' | 'outbox'>> {
  readonly event: MigrationEvent;
}

const slice = createSlice({
  name: 'migration',
  initialState: initialMigration,
  reducers: {
    migrationStepped: (flow, { payload: { event, ...more } }: PayloadAction<Step>): MigrationFlowState => {
      const next = advance(flow, migrationStep, event);
      if (!next) return flow;
      return next.step.phase === 'closed'
        ? { ...initialMigration, ...next }
        : { ...flow, trouble: null, ...more, ...next };
    },
  },
  also: (on) => [
    // Late answers name this `ask`; the next migration has another.
    on(accountChanged, ({ step }) => ({ ...initialMigration, step: { phase: 'closed', ask: step.ask } })),
  ],
});

export const { migrationStepped } = slice.actions;
export const migration = slice.reducer;

/** Returns the flow's state; closed until the flow has joined the store. */
export const selectMigration = (state: RootState): MigrationFlowState => state.migration ?? initialMigration;
