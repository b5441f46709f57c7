import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { quote, quoteAccepted } from './slice';

/** Flow of a quote in progress. Its effects load with the press on its button. */
export const quoteFlow: Flow = {
  name: 'quote',
  reducer: quote,
  listen(on) {
    answerWith(
      on,
      quoteAccepted,
      () => import('./effects'),
      (effects) => effects.acceptQuoteEffect,
    );
  },
};
