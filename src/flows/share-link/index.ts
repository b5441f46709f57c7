import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { linkWanted, shareLink } from './slice';

/** The link of a quote, its PDF and its estimate. It comes with the buttons that ask for them, and what makes them with the first press. */
export const shareLinkFlow: Flow = {
  name: 'shareLink',
  reducer: shareLink,
  listen(on) {
    answerWith(
      on,
      linkWanted,
      () => import('./effects'),
      (effects) => effects.giveLink,
    );
  },
};
