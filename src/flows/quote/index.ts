import type { Flow } from '../../store/state';
import { quote, quoteAccepted } from './slice';

/** A quote that is being put together. What carries it out comes with the press on its button. */
export const quoteFlow: Flow = {
  name: 'quote',
  reducer: quote,
  listen(on) {
    on({
      actionCreator: quoteAccepted,
      effect: async ({ payload }, api) => {
        const effects = await api.extra.load(() => import('./effects'), payload.origin);
        await effects?.accept(payload, api);
      },
    });
  },
};
