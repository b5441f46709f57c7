import type { ShareSurface } from '../../domain/quote/check';
import type { ShareDraft } from '../../domain/quote/draft';
import type { RootState } from '../../store/state';
import { progressOf } from './machine';
import { initialShare, type ShareState } from './slice';

/** Returns the flow's state; its initial state until the flow has joined the store. */
const selectShare = (state: RootState): ShareState => state.share ?? initialShare;

export const selectDraft = (state: RootState, surface: ShareSurface): ShareDraft => selectShare(state).drafts[surface];
export const selectOpenShare = (state: RootState) => selectShare(state).open;
export const selectIsSharing = (state: RootState): boolean => selectShare(state).phase === 'sending';

/** Returns the notification code: 0, 42, 43 or 44. [QUO-41] */
export const selectShareProgress = (state: RootState): number => progressOf(selectShare(state).phase);
