import es from './dictionary/es.json' with { type: 'json' };
import fr from './dictionary/fr.json' with { type: 'json' };
import pt from './dictionary/pt.json' with { type: 'json' };
import ru from './dictionary/ru.json' with { type: 'json' };
import vi from './dictionary/vi.json' with { type: 'json' };
import type { Language } from './language';

/** Translates a text; one that the dictionary does not have stays as it is. */
export type Words = (text: string) => string;

/** The translations of the catalogue, of refusals and of the host pages, by their English text. */
export const DICTIONARIES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  es,
  fr,
  pt,
  ru,
  vi,
};

const KNOWN = new Map(
  Object.entries(DICTIONARIES).map(([language, texts]) => [language, new Map(Object.entries(texts))]),
);

/** Returns the dictionary of a language. A list of names, such as the title of an invoice, is translated name by name. */
export function wordsIn(language: Language): Words {
  const known = KNOWN.get(language);
  if (!known) return (text) => text;
  const word: Words = (text) => known.get(text) ?? text;
  return (text) => known.get(text) ?? text.split(', ').map(word).join(', ');
}
