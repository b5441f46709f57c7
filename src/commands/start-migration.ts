import { migrationStarted } from '../store/slices/migration';
import type { Command } from './command';

/** Shows what moving the account would mean. Settles once the flow has come. */
export const startMigration: Command<Promise<void>> = async ({ store, ports, origin }) => {
  if (await ports.flow('migration', origin)) store.dispatch(migrationStarted({ wanted: null, origin }));
};
