import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { share, sharePressed } from './slice';

/** Flow that shares a quote by mail. Drafts need its slice; its effects load with the first press. */
export const shareQuoteFlow: Flow = {
  name: 'share',
  reducer: share,
  listen(on) {
    answerWith(
      on,
      sharePressed,
      () => import('./effects'),
      (effects) => effects.sendShare,
    );
  },
};
