import en from '../../locales/en.json';
import es from '../../locales/es.json';
import fr from '../../locales/fr.json';
import pt from '../../locales/pt.json';
import ru from '../../locales/ru.json';
import vi from '../../locales/vi.json';

type Locale = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A plural form of English stands for all forms that other languages use for these numbers. */
const FORMS: Readonly<Record<string, readonly string[]>> = { _other: ['_other', '_few', '_many'] };

const keysLike = (key: string): readonly string[] => {
  const form = /_other$/.exec(key)?.[0] ?? '';
  return FORMS[form]?.map((one) => key.slice(0, -form.length) + one) ?? [key];
};

/** Counts the letters of a text without those of its variables' names. */
const lengthOf = (text: string): number => text.replace(/\{\{.*?\}\}/g, '').length;

/** Returns the texts of the first locale, each in the language in which it is longest. */
export function longestOf(locales: readonly Locale[]): Locale {
  const [first = {}] = locales;
  const longest = (surface: string, key: string): string =>
    locales
      .flatMap((locale) => keysLike(key).map((like) => locale[surface]?.[like] ?? ''))
      .reduce((best, text) => (lengthOf(text) > lengthOf(best) ? text : best), '');
  return Object.fromEntries(
    Object.entries(first).map(([surface, texts]) => [
      surface,
      Object.fromEntries(Object.keys(texts).map((key) => [key, longest(surface, key)])),
    ]),
  );
}

/** All texts of the widgets, each in the language of the six in which it is longest. */
export const longestTexts = (): Locale => longestOf([en, es, fr, pt, ru, vi]);
