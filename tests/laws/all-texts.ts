import { DICTIONARIES } from '../../demo/server/texts/dictionary';
import { TEXTS } from '../../demo/server/texts/texts';
import { readLocales } from '../../tools/locales.mjs';
import { sentencesIn } from '../../tools/studio.mjs';

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
/** What the studio says of widgets, attributes and routes: by the English sentence, as above. */
const studioTexts = (language: string): readonly (readonly [string, string])[] =>
  language === 'en'
    ? Object.keys(sentencesIn('es')).map((english) => [english, english] as const)
    : Object.entries(sentencesIn(language));
/** All texts that a person reads in a language: of the widgets, the backend’s mails and pages, its catalogue and replies, and the studio. */
export const allTexts = (language: string): readonly (readonly [string, string])[] => [
  ...widgetTexts(language),
  ...serverTexts(language),
  ...namedTexts(language),
  ...studioTexts(language),
];
