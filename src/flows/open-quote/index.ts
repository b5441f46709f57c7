import type { Flow } from '../../store/state';
import { openQuote, quoteFollowed } from './slice';

export { quoteFollowed } from './slice';

/** The link of a shared quote was followed. It comes with such a link, and what carries it out with the action. */
export const openQuoteFlow: Flow = {
  name: 'openQuote',
  reducer: openQuote,
  listen(on) {
    on({
      actionCreator: quoteFollowed,
      effect: async ({ payload }, api) => {
        const effects = await api.extra.load(() => import('./effects'));
        await effects?.open(payload, api);
      },
    });
  },
};
