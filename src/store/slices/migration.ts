import { createAction } from '@reduxjs/toolkit';
import type { Wanted } from '../../domain/migration/moved';

/**
 * The account is to be moved to a custom solution: what that means is shown, and nothing is done without consent. The migration flow
 * hears it once it has joined the store.
 */
export const migrationStarted = createAction<{
  /** What is gone on with after the move. */
  readonly wanted: Wanted | null;
  /** Key of the element that its dialogs look like. */
  readonly origin: string | null;
}>('migration/started');
