import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import {
  activation,
  activationAsked,
  activationMoved,
  activationStepped,
  denialRead,
  initialActivation,
  type ActivationFlowState,
} from './slice';

const load = () => import('./effects');

/** What asks, or tells an end, is a dialog. What takes time is told beside the button that was pressed. */
const SHOWN: readonly string[] = ['confirming', 'unknown', 'done', 'failed'];

/** An add-on that is switched on or off, from its question to its end. What carries it out comes with the first press. */
export const activationFlow = createFlow({
  name: 'activation',
  reducer: activation,
  select: (state): ActivationFlowState => state.activation ?? initialActivation,
  moves: activationMoved,
  dialog: {
    kind: 'activation',
    isShown: ({ denied, step }) => denied !== null || SHOWN.includes(step.phase),
    closed: () => [denialRead(), activationStepped({ event: { type: 'left' } })],
  },
  load,
  listen(on) {
    answerWith(on, activationAsked, load, (effects) => effects.askActivation);
    on({ actionCreator: denialRead, effect: (_, api) => activationFlow.show(api) });
  },
});
