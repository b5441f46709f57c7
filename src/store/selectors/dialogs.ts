import type { RootState } from '../state';
import type { OpenDialog } from '../slices/dialogs';

/** Returns the shown dialog; the rest of the queue waits. */
export const selectDialog = (state: RootState): OpenDialog | undefined => state.dialogs.queue[0];

/** Returns the opener of the share form; null while it is closed. */
export const selectShareModal = (state: RootState): RootState['dialogs']['share'] => state.dialogs.share;
