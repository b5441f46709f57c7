import { TaskAbortError } from '@reduxjs/toolkit';
import type { Effect } from '../state';
import { dialogOpened } from '../slices/dialogs';

/** Says that an effect failed in a way that nobody foresaw. What it changed stays: it may be done or not. One that was cancelled has not failed. */
export function showUnexpectedError(error: unknown, origin: string | null, { dispatch, extra }: Effect): void {
  if (error instanceof TaskAbortError) return;
  console.error('waybill: an effect failed', error);
  const message = error instanceof Error ? error.message : String(error);
  extra.emit('error', { code: 0, message, surface: 'runtime' }, origin);
  dispatch(dialogOpened({ kind: 'error', text: { key: 'errors.pricing' } }, origin));
}
