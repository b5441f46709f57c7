import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { quote, quoteAccepted } from './slice';

/** A quote that is being put together. What carries it out comes with the press on its button. */
export const quoteFlow: Flow = {
  name: 'quote',
  reducer: quote,
  listen(on) {
    answerWith(
      on,
      quoteAccepted,
      () => import('./effects'),
      (effects) => effects.accept,
    );
  },
};
