import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { linkFailed, linkWanted, shareLink } from './slice';

/**
 * Flow for the link of a quote, its PDF and its estimate. It loads with the buttons that need it, and its effects with the first
 * press.
 */
export const shareLinkFlow: Flow = {
  name: 'shareLink',
  reducer: shareLink,
  listen(on) {
    answerWith(
      on,
      linkWanted,
      () => import('./effects'),
      (effects) => effects.makeLinkEffect,
      (_, { dispatch, getState }) => void dispatch(linkFailed(getState().shareLink?.open ?? null)),
    );
  },
};
