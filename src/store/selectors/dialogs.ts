import type { RootState } from '../state';
import type { OpenDialog } from '../slices/dialogs';

/** Returns the queue of dialogs; the first is shown. */
export const selectDialogs = (state: RootState): readonly OpenDialog[] => state.dialogs.queue;

/** Returns the shown dialog; the rest of the queue waits. */
export const selectDialog = (state: RootState): OpenDialog | undefined => state.dialogs.queue[0];

/** Returns the opener of the share form; null while it is closed. */
export const selectShareModal = (state: RootState): RootState['dialogs']['share'] => state.dialogs.share;
