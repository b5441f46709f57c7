import type { Runtime } from '../page/runtime';
import { answersOf, type Answer } from './answers';
import { openLabels } from './label';
import { watchWidgets, namedWidgets } from './widgets';

/**
 * Makes a page one that an author edits: its widgets are labelled and cannot be pressed, now and when others come.
 * @returns what answers the calls of the widgets
 */
export function edit({ language, watchPage }: Pick<Runtime, 'language' | 'watchPage'>, page: Document): Answer {
  const labels = openLabels(page, language);
  watchWidgets(page, labels.add);
  watchPage(labels.renew);
  return answersOf(() => namedWidgets(page).map(({ localName }) => localName), labels.showSample);
}
