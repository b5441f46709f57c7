import { createAction } from '@reduxjs/toolkit';
import type { DeferredAction } from '../../domain/migration/deferred-action';

/**
 * The account is to be moved to a custom solution: what that means is shown, and nothing is done without consent. The migration flow
 * hears it once it has joined the store.
 */
export const migrationStarted = createAction<{
  /** What is gone on with after the move. */
  readonly wanted: DeferredAction | null;
  /** Key of the element that its dialogs look like. */
  readonly origin: string | null;
}>('migration/started');
