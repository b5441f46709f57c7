import type { Flow } from '../../store/state';
import { accountChanged } from '../../store/slices/session';
import { answerWith } from '../kit/answer-with';
import { draftChanged, share, shareDone, shareFailed, shareFormShown, sharePressed } from './slice';

const loadDrafts = () => import('./draft');

/** Flow that shares a quote by mail. Drafts need its slice; its effects load with the first press. */
export const shareQuoteFlow: Flow = {
  name: 'share',
  reducer: share,
  listen(on) {
    answerWith(
      on,
      sharePressed,
      () => import('./effects'),
      (effects) => effects.sendQuoteEffect,
      // Under the same key, because the quote may have been mailed.
      (_, { dispatch, getState }) => void dispatch(shareFailed(getState().share?.open ?? null)),
    );
    answerWith(on, shareFormShown, loadDrafts, (part) => part.restoreShareDraft);
    answerWith(
      on,
      draftChanged,
      loadDrafts,
      (part) =>
        ({ surface }, api) =>
          part.persistShareDraft(surface, api),
    );
    answerWith(on, accountChanged, loadDrafts, (part) => (_, api) => part.takeOverDrafts(api));
    answerWith(on, shareDone, loadDrafts, (part) => part.persistShareDraft);
  },
};
