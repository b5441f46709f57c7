import { readKeptSuggestions, readSuggestions } from '../../contract/marketplace';
import { searchKey } from '../../domain/marketplace/suggest';
import type { ItemKey } from '../../domain/marketplace/types';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';

/** In the session storage, beside what else lives as long as the tab. [STO-08] */
const NAME = 'suggestions';
/** Terms that are kept; the oldest goes first. */
const KEPT = 50;

/**
 * What the server suggests for a term, which it gets as it was typed. A repeated term is answered by the session storage. [API-16, API-17, STO-08]
 * @returns null where the server did not answer, which is not kept
 */
export const suggestionsFor =
  (term: string, signal?: AbortSignal) =>
  async (
    _: AppDispatch,
    getState: () => RootState,
    { client, tabStorage }: Ports,
  ): Promise<readonly ItemKey[] | null> => {
    // Titles are found in the page's language.
    const key = `${getState().config.language} ${searchKey(term)}`;
    const known = () => readKeptSuggestions(tabStorage.read(NAME)?.data);
    const kept = known().get(key);
    if (kept) return kept;
    const reply = await client.request('suggestions', { query: { term: term.trim() }, signal });
    const found = reply.ok ? readSuggestions(reply.body) : null;
    if (!found) return null;
    // Read again: another search may have been answered meanwhile.
    const rows = [...known()].filter(([other]) => other !== key);
    tabStorage.write(NAME, [...rows, [key, found]].slice(-KEPT));
    return found;
  };
