import { trimmed, type GuideEntries } from '../domain/guide/faults';
import { guideAsked, guideStepped, selectGuide } from '../flows/guide/slice';
import type { Command } from './command';

/**
 * Requests a guide by mail with the values of a form; presses during a request have no effect.
 * @param guide id of the guide; null if there is only one
 * @param language of the form: the guide and its mail are sent in it
 */
export const askForGuide =
  (entries: GuideEntries, guide: string | null, language: string): Command =>
  ({ store, origin: form }) => {
    const origin = form ?? '';
    // Reads the store instead of the rendered state, because a second press may come before the next render.
    if (selectGuide(store.getState(), origin).phase === 'sending') return;
    store.dispatch(guideAsked({ origin, request: { ...trimmed(entries), guide, language } }));
  };

/** Shows the form again, for another address. */
export const askForAnotherGuide: Command = ({ store, origin }) =>
  void store.dispatch(guideStepped({ origin: origin ?? '', event: { type: 'reopened' } }));
