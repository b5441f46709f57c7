import type { RootState } from '../state';
import type { Dialog } from '../slices/dialogs';

/** The dialog that is shown; the others of the queue wait. */
export const selectDialog = (state: RootState): Dialog | undefined => state.dialogs.queue[0];

/** Who opened the share form; null while it is closed. */
export const selectShareModal = (state: RootState): RootState['dialogs']['share'] => state.dialogs.share;
