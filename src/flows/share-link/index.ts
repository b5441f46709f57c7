import type { Flow } from '../../store/state';
import { linkWanted, shareLink } from './slice';

/** The link of a quote, its PDF and its estimate. It comes with the buttons that ask for them, and what makes them with the first press. */
export const shareLinkFlow: Flow = {
  name: 'shareLink',
  reducer: shareLink,
  listen(on) {
    on({
      actionCreator: linkWanted,
      effect: async ({ payload }, api) => {
        const effects = await api.extra.load(() => import('./effects'), payload.origin);
        await effects?.giveLink(payload, api);
      },
    });
  },
};
