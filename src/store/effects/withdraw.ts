import type { Effect } from '../state';
import { dialogAnswered, type DialogKind } from '../slices/dialogs';

/** Returns true for a dialog that asks about the shown cart. */
export const isQuestion = ({ kind }: DialogKind): boolean =>
  kind === 'confirm' || kind === 'clear' || kind === 'question';

/** Withdraws open dialogs, which counts as an answer with cancel. */
export function withdraw(which: (dialog: DialogKind) => boolean, { getState, dispatch }: Effect): void {
  for (const dialog of getState().dialogs.queue) {
    if (which(dialog)) dispatch(dialogAnswered({ id: dialog.id, answer: 'cancel' }));
  }
}
