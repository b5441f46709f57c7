import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { openQuote, quoteFollowed } from './slice';

export { quoteFollowed } from './slice';

/** Flow that opens the link of a shared quote. It loads only for such a link, and its effects load with the action. */
export const openQuoteFlow: Flow = {
  name: 'openQuote',
  reducer: openQuote,
  listen(on) {
    answerWith(
      on,
      quoteFollowed,
      () => import('./effects'),
      (effects) => effects.openQuoteEffect,
    );
  },
};
