import { createAction } from '@reduxjs/toolkit';
import type { DeferredAction } from '../../domain/migration/deferred-action';

/**
 * Starts a migration. The dialog shows its terms, and nothing happens without the person's confirmation. The migration flow
 * handles it once it has joined the store.
 */
export const migrationStarted = createAction<{
  /** Deferred action that runs after the migration. */
  readonly wanted: DeferredAction | null;
  /** Key of the element whose look the dialogs take on. */
  readonly origin: string | null;
}>('migration/started');
