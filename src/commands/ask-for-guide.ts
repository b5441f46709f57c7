import { trimmed, type GuideEntries } from '../domain/guide/faults';
import { guideAsked, guideStepped, selectGuide } from '../flows/guide/slice';
import type { Command } from './command';

/**
 * Has a guide mailed to whoever fills in a form, once however often it is pressed.
 * @param guide which one; null where there is only one
 * @param language of the form: the guide and its mail are sent in it
 */
export const askForGuide =
  (entries: GuideEntries, guide: string | null, language: string): Command =>
  ({ store, origin: form }) => {
    const origin = form ?? '';
    // Not by what is rendered: a second press may come before that.
    if (selectGuide(store.getState(), origin).phase === 'sending') return;
    store.dispatch(guideAsked({ origin, request: { ...trimmed(entries), guide, language } }));
  };

/** Shows the form again, for another address. */
export const askForAnotherGuide: Command = ({ store, origin }) =>
  void store.dispatch(guideStepped({ origin: origin ?? '', event: { type: 'reopened' } }));
