import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../demo/studio/choice';
import { readManifest, type Manifest, type WireManifest } from '../../../demo/studio/manifest';
import type { Sentence } from '../../../demo/studio/sentence';
import { manifestFiles } from '../../../tools/manifest.mjs';
import { sentencesIn } from '../../../tools/studio.mjs';

const wire = JSON.parse((await manifestFiles())['custom-elements.json'] ?? '') as WireManifest;

const CODE_WORD = /\{\w+\}|<\w+>|\b(?:WebVTT|FAQPage|schema\.org|dynamic-routing|4rem)\b/g;

/** Returns what a sentence has in each language, in a fixed order. */
const codeWordsOf = (text: string): string =>
  Array.from(text.matchAll(CODE_WORD), ([word]) => word)
    .toSorted()
    .join();

const shownBy = ({ widgets, routes }: Manifest): readonly Sentence[] =>
  [...widgets, ...widgets.flatMap(({ attributes }) => attributes), ...routes].map(({ summary }) => summary);

const english = new Set(shownBy(readManifest(wire)).map(({ text }) => text));

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'what the studio says of widgets in %s',
  (language) => {
    it('has every sentence of the manifest, and no sentence that the manifest has no longer', () => {
      expect(Object.keys(sentencesIn(language)).toSorted()).toEqual([...english].toSorted());
    });

    it('keeps the code words of the English sentence', () => {
      const changed = Object.entries(sentencesIn(language)).filter(
        ([source, text]) => codeWordsOf(source) !== codeWordsOf(text),
      );
      expect(changed).toEqual([]);
    });

    it('marks nothing as English', () => {
      const marked = shownBy(readManifest(wire, sentencesIn(language))).filter(({ lang }) => lang === 'en');
      expect(marked).toEqual([]);
    });
  },
);

it('shows a sentence without a translation in English, and says so to screen readers', () => {
  const [first] = shownBy(readManifest(wire, { 'Another sentence.': 'Otra frase.' }));
  expect(first).toMatchObject({ lang: 'en', text: expect.stringContaining('billing address') });
});
