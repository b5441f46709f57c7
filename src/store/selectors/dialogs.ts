import type { RootState } from '../state';
import type { OpenDialog } from '../slices/dialogs';

/** The dialog that is shown; the others of the queue wait. */
export const selectDialog = (state: RootState): OpenDialog | undefined => state.dialogs.queue[0];

/** Who opened the share form; null while it is closed. */
export const selectShareModal = (state: RootState): RootState['dialogs']['share'] => state.dialogs.share;
