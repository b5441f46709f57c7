import { DICTIONARIES } from '../../demo/server/texts/dictionary';
import { TEXTS } from '../../demo/server/texts/texts';
import { readLocales } from '../../tools/locales.mjs';

const locales = readLocales();

/** The texts of the widgets in a language, by surface and key. */
export const widgetTexts = (language: string): readonly (readonly [string, string])[] =>
  Object.entries(locales.get(language) ?? {}).flatMap(([surface, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${surface}.${key}`, text] as const),
  );
const serverTexts = (language: string): readonly (readonly [string, string])[] =>
  Object.entries(Object.entries(TEXTS).find(([name]) => name === language)?.[1] ?? {}).map(([key, text]) => [
    `server.${key}`,
    text,
  ]);
/** The catalogue, the pages and the messages of the backend: by their English text, which is the text itself in English. */
const namedTexts = (language: string): readonly (readonly [string, string])[] => {
  const known = Object.entries(DICTIONARIES).find(([name]) => name === language)?.[1];
  return known ? Object.entries(known) : Object.keys(DICTIONARIES.es).map((text) => [text, text] as const);
};
/** All texts that a person reads in a language: of the widgets, of the backend’s mails and pages, of its catalogue and replies. */
export const allTexts = (language: string): readonly (readonly [string, string])[] => [
  ...widgetTexts(language),
  ...serverTexts(language),
  ...namedTexts(language),
];
