import { rowsMoved } from '../../domain/quote/rows';
import { selectCart } from '../../store/selectors/cart';
import { selectCatalogue } from '../../store/selectors/catalogue';
import { cartPutOnHold } from '../../store/slices/cart';
import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { choicesDropped, initialQuote, quote, quoteAccepted, writingEnded } from './slice';

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
      (_, { dispatch }) => void dispatch(writingEnded()),
    );
    // Another quantity in the cart undoes what was chosen for its row here; a cart on hold for a question has none yet.
    on({
      predicate: (action, now, before) => {
        const { choices, isWriting } = now.quote ?? initialQuote;
        const isSame = now.cart.content === before.cart.content && now.quantities === before.quantities;
        return !isSame && !isWriting && !cartPutOnHold.match(action) && Object.keys(choices).length > 0;
      },
      effect: (_, api) => {
        const [before, now] = [api.getOriginalState(), api.getState()];
        const ids = rowsMoved(selectCart(before), selectCart(now), selectCatalogue(now));
        if (ids.length > 0) api.dispatch(choicesDropped(ids));
      },
    });
  },
};
