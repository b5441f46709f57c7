import { checkProgress } from '../../domain/migration/machine';
import type { RootState } from '../../store/state';
import { initialMigration, type MigrationFlowState } from './slice';

/** Closed until the flow has joined the store. */
export const selectMigration = (state: RootState): MigrationFlowState =>
  (state as RootState & { migration?: MigrationFlowState }).migration ?? initialMigration;

/** The notification code of the check of devices. [CHK-32] */
export const selectCheckProgress = (state: RootState): number => checkProgress(selectMigration(state).state);
