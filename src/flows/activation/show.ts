import type { Effect } from '../../store/state';
import { dialogAnswered, dialogOpened } from '../../store/slices/dialogs';
import { selectActivation } from './selectors';

/** What asks, or tells an end, is a dialog. What takes time is told beside the button that was pressed. */
const SHOWN: readonly string[] = ['confirming', 'unknown', 'done', 'failed'];

/** Opens the one dialog of the flow, or closes it, as there is something to be shown. */
export function showActivation(api: Effect): void {
  const flow = selectActivation(api.getState());
  const open = api.getState().dialogs.queue.find(({ kind }) => kind === 'activation');
  const isShown = flow !== null && (flow.denied !== null || SHOWN.includes(flow.step.phase));
  if (isShown && !open) api.dispatch(dialogOpened({ kind: 'activation' }, flow.origin));
  if (!isShown && open) api.dispatch(dialogAnswered({ id: open.id, answer: 'cancel' }));
}
