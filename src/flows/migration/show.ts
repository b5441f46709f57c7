import type { Effect } from '../../store/state';
import { dialogAnswered, dialogOpened } from '../../store/slices/dialogs';
import { selectMigration } from './selectors';

/** Opens the one dialog of the flow, or closes it. */
export function showMigration(api: Effect): void {
  const state = api.getState();
  const { state: step, origin } = selectMigration(state);
  const open = state.dialogs.queue.find(({ kind }) => kind === 'migration');
  const isShown = step.phase !== 'closed';
  if (isShown && !open) api.dispatch(dialogOpened({ kind: 'migration' }, origin));
  if (!isShown && open) api.dispatch(dialogAnswered({ id: open.id, answer: 'cancel' }));
}
