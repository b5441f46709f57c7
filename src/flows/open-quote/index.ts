import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { openQuote, quoteFollowed } from './slice';

export { quoteFollowed } from './slice';

/** The link of a shared quote was followed. It comes with such a link, and what carries it out with the action. */
export const openQuoteFlow: Flow = {
  name: 'openQuote',
  reducer: openQuote,
  listen(on) {
    answerWith(
      on,
      quoteFollowed,
      () => import('./effects'),
      (effects) => effects.open,
    );
  },
};
