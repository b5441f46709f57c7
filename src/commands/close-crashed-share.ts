import { dialogOpened, shareClosed, shareOpened } from '../store/slices/dialogs';
import type { Command } from './command';

/** Closes the form that shares the cart, because its view has thrown, and says so in a dialog that opens it again. */
export const closeCrashedShare: Command = ({ store: { getState, dispatch } }) => {
  const { share } = getState().dialogs;
  if (!share) return;
  dispatch(shareClosed());
  dispatch(dialogOpened({ kind: 'error', text: { key: 'common.crashed' }, again: shareOpened(share) }, share.origin));
};
