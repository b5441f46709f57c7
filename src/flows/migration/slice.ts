import type { PayloadAction } from '@reduxjs/toolkit';
import type { MigrationTerms } from '../../contract/migration';
import type { Wanted } from '../../domain/migration/moved';
import { CLOSED, migrationStep, type MigrationEvent, type MigrationState } from '../../domain/migration/machine';
import type { DialogText } from '../../store/slices/dialogs';
import { createSlice } from '../../store/kit/slice';

export { migrationStarted } from '../../store/slices/migration';

export interface MigrationFlowState {
  readonly state: MigrationState;
  /** What would change; null until the server has said so. */
  readonly terms: MigrationTerms | null;
  /** Why that is not known, where it has words of its own. */
  readonly trouble: DialogText | null;
  /** What is gone on with after the move. */
  readonly wanted: Wanted | null;
  /** Of the last press. */
  readonly origin: string | null;
}

export const initialMigration: MigrationFlowState = {
  state: CLOSED,
  terms: null,
  trouble: null,
  wanted: null,
  origin: null,
};

interface Step extends Partial<Omit<MigrationFlowState, 'state'>> {
  readonly event: MigrationEvent;
}

const slice = createSlice({
  name: 'migration',
  initialState: initialMigration,
  reducers: {
    /** An event that has no business now leaves what came with it behind too. */
    migrationStepped: (flow, { payload }: PayloadAction<Step>): MigrationFlowState => {
      const { event, ...more } = payload;
      const { state } = migrationStep(flow.state, event);
      if (state === flow.state) return flow;
      if (state.phase === 'closed') return { ...initialMigration, state };
      return { ...flow, trouble: null, ...more, state };
    },
  },
});

export const { migrationStepped } = slice.actions;
export const migration = slice.reducer;
