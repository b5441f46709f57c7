import type { DeferredAction } from '../domain/migration/deferred-action';
import { migrationStarted } from '../store/slices/migration';
import type { Command } from './command';

/**
 * Opens the migration dialog. The promise settles once the flow is loaded.
 * @param wanted deferred action that runs after the migration
 */
export const startMigration =
  (wanted: DeferredAction | null = null): Command<Promise<void>> =>
  async ({ store, ports, origin }) => {
    if (await ports.flow('migration', origin)) store.dispatch(migrationStarted({ wanted, origin }));
  };
