import { wordsIn } from './dictionary';
import type { Language } from './language';
import { withWords } from './with-words';

/** Returns a copy of a reply, a row or a quote whose texts are in the language. */
export const translated = <T>(value: T, language: Language): T =>
  language === 'en' ? value : withWords(value, wordsIn(language));
