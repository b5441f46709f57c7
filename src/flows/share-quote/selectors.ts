import type { ShareSurface } from '../../domain/quote/check';
import type { ShareDraft } from '../../domain/quote/draft';
import { selectUserType } from '../../store/selectors/cart';
import type { RootState } from '../../store/state';
import { progressOf } from './machine';
import { initialShare, type ShareState } from './slice';

/** Returns the flow's state; its initial state until the flow has joined the store. */
const selectShare = (state: RootState): ShareState => state.share ?? initialShare;

export const selectDraft = (state: RootState, surface: ShareSurface): ShareDraft => selectShare(state).drafts[surface];
/** Returns whether the form asks for a name: a visitor's is not known. */
export const selectAsksName = (state: RootState): boolean => selectUserType(state) === 'visitor';

/** Returns what the sender has written, as it is sent. */
export function selectWords(state: RootState, surface: ShareSurface): Pick<ShareDraft, 'comment' | 'name'> {
  const { comment, name } = selectDraft(state, surface);
  return { comment, name: selectAsksName(state) ? name : '' };
}

export const selectOpenShare = (state: RootState) => selectShare(state).open;
export const selectIsSharing = (state: RootState): boolean => selectShare(state).phase === 'sending';

/** Returns the notification code: 0, 42, 43 or 44. [QUO-41] */
export const selectShareProgress = (state: RootState): number => progressOf(selectShare(state).phase);
