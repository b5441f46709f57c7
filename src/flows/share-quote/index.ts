import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { draftChanged, share, shareDone, shareFormShown, sharePressed } from './slice';

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
    answerWith(on, shareDone, loadDrafts, (part) => part.persistShareDraft);
  },
};
