import type { DeferredAction } from '../domain/migration/deferred-action';
import { migrationStarted } from '../store/slices/migration';
import type { Command } from './command';

/**
 * Shows what moving the account would mean. Settles once the flow has come.
 * @param wanted what is gone on with after the move
 */
export const startMigration =
  (wanted: DeferredAction | null = null): Command<Promise<void>> =>
  async ({ store, ports, origin }) => {
    if (await ports.flow('migration', origin)) store.dispatch(migrationStarted({ wanted, origin }));
  };
