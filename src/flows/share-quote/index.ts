import type { Flow } from '../../store/state';
import { share, sharePressed } from './slice';

/** Sharing a quote. Drafts need its slice; what sends them comes with the first press. */
export const shareQuote: Flow = {
  name: 'share',
  reducer: share,
  listen(on) {
    on({
      actionCreator: sharePressed,
      effect: async ({ payload }, api) => {
        const effects = await api.extra.load(() => import('./effects'), payload.origin);
        await effects?.sendShare(payload, api);
      },
    });
  },
};
