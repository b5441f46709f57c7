import { readKeptSuggestions, readSuggestions } from '../../contract/marketplace';
import { searchKey } from '../../domain/marketplace/suggest';
import type { ItemKey } from '../../domain/marketplace/types';
import { reporting } from '../report';

/** Key in the tab's storage. [STO-08] */
const NAME = 'suggestions';
/** Limit of cached terms; the oldest goes first. */
const KEPT = 50;

/**
 * Returns the server's suggestions for a term, which is sent as typed. The tab's storage caches them. [API-16, API-17, STO-08]
 * @returns null if the server did not answer; this is not cached
 */
export const suggestionsFor = (term: string, signal?: AbortSignal) =>
  reporting(
    'a search',
    async (_, getState, { client, tabStorage }): Promise<readonly ItemKey[] | null> => {
      // The server searches titles in the page's language, so the cache key contains it.
      const key = `${getState().config.language} ${searchKey(term)}`;
      const known = () => readKeptSuggestions(tabStorage.read(NAME)?.data);
      const kept = known().get(key);
      if (kept) return kept;
      const reply = await client.request('suggestions', { query: { term: term.trim() }, signal });
      const found = reply.ok ? readSuggestions(reply.body) : null;
      if (!found) return null;
      // Reads the cache again, because another search may have written to it meanwhile.
      const rows = [...known()].filter(([other]) => other !== key);
      tabStorage.write(NAME, [...rows, [key, found]].slice(-KEPT));
      return found;
    },
    null,
  );
