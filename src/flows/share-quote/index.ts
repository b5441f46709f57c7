import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { share, sharePressed } from './slice';

/** Sharing a quote. Drafts need its slice; what sends them comes with the first press. */
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
