import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { guide, guideAsked, guideStepped } from './slice';

/** Asking for a pricing guide. Its forms need its slice; what sends it comes with the first press. */
export const guideFlow: Flow = {
  name: 'guide',
  reducer: guide,
  listen(on) {
    answerWith(
      on,
      guideAsked,
      () => import('./effects'),
      (effects) => effects.sendGuide,
      // Whoever would rather not load it again has been told.
      ({ origin }, api) => void api.dispatch(guideStepped({ origin, event: { type: 'stopped', problem: null } })),
    );
  },
};
