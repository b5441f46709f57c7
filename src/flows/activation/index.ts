import { attemptFound } from '../../store/slices/checkout';
import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import { activation, activationAsked, activationMoved, activationStepped, denialRead } from './slice';

const load = () => import('./effects');

/** Phases that open the dialog, because they ask a question or report an end. The pressed button shows the other phases as busy. */
const SHOWN: readonly string[] = ['confirming', 'unknown', 'done', 'failed'];

/** Flow that switches an add-on on or off. Its effects load with the first press. */
export const activationFlow = createFlow({
  name: 'activation',
  reducer: activation,
  moves: activationMoved,
  dialog: {
    kind: 'activation',
    isShown: ({ denied, step }) => denied !== null || SHOWN.includes(step.phase),
    closed: () => [denialRead(), activationStepped({ event: { type: 'left' } })],
  },
  load,
  stopped: ({ step }) =>
    step.phase === 'idle' ? [] : [activationStepped({ event: { type: 'unanswered', key: step.key } })],
  listen(on) {
    answerWith(on, activationAsked, load, (effects) => effects.askActivation);
    on({ actionCreator: attemptFound, effect: async (_, api) => (await load()).resumeSwitching(api) });
    on({ actionCreator: denialRead, effect: (_, api) => activationFlow.show(api) });
  },
});
