import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { guide, guideAsked, guideStepped } from './slice';

/** Flow that requests a pricing guide. Forms need its slice; its effects load with the first press. */
export const guideFlow: Flow = {
  name: 'guide',
  reducer: guide,
  listen(on) {
    answerWith(
      on,
      guideAsked,
      () => import('./effects'),
      (effects) => effects.sendGuide,
      // The loader has told the person already; this unlocks the form.
      ({ origin }, api) => void api.dispatch(guideStepped({ origin, event: { type: 'stopped', problem: null } })),
    );
  },
};
