import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { pay, payAsked, payStepped } from './slice';

/** Flow that pays open invoices. It outlives the button that was pressed; its effects load with the first press. */
export const payFlow: Flow = {
  name: 'pay',
  reducer: pay,
  listen(on) {
    answerWith(
      on,
      payAsked,
      () => import('./effects'),
      (effects) => effects.payEffect,
      // The loader has told the person already; this frees the button.
      ({ number }, api) => void api.dispatch(payStepped({ number, event: { type: 'stopped', problem: null } })),
    );
  },
};
