import type { Effect } from '../../store/state';
import { dialogAnswered, dialogOpened } from '../../store/slices/dialogs';
import { selectCheckout, selectIsCheckoutShown } from './selectors';

/** Opens the one dialog of the flow, or closes it, as there is something to be shown. What it shows is the flow's own state. */
export function showCheckout(api: Effect): void {
  const state = api.getState();
  const open = state.dialogs.queue.find(({ kind }) => kind === 'checkout');
  const isShown = selectIsCheckoutShown(state);
  if (isShown && !open) api.dispatch(dialogOpened({ kind: 'checkout' }, selectCheckout(state).origin));
  if (!isShown && open) api.dispatch(dialogAnswered({ id: open.id, answer: 'cancel' }));
}
