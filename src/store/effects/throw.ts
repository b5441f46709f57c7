import type { Effect } from '../state';
import { dialogOpened } from '../slices/dialogs';

/** Says that something failed that nobody foresaw. What it changed stays: it may be done or not. */
export function tellThrow(error: unknown, origin: string | null, { dispatch, extra }: Effect): void {
  const message = error instanceof Error ? error.message : String(error);
  extra.emit('error', { code: 0, message, surface: 'runtime' }, origin);
  dispatch(dialogOpened({ kind: 'error', text: { key: 'errors.pricing' } }, origin));
}
