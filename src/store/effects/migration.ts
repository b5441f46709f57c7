import type { DeferredAction } from '../../domain/migration/deferred-action';
import type { Effect } from '../state';
import { migrationStarted } from '../slices/migration';

/** Starts the migration flow; the deferred action runs after it. [ACC-13, MIG-12] */
export async function migrateFirst(wanted: DeferredAction | null, origin: string | null, api: Effect): Promise<void> {
  if (await api.extra.flow('migration', origin)) api.dispatch(migrationStarted({ wanted, origin }));
}
