import { describe, expect, it } from 'vitest';
import { catalogue } from '../../demo/server/catalogue/catalogue';
import { EARLIER } from '../../demo/server/seeds/earlier';
import { withTexts } from '../../demo/server/site/page-texts';
import { DICTIONARIES } from '../../demo/server/texts/dictionary';
import { withWords } from '../../demo/server/texts/with-words';
import { filesIn } from './files';

const LANGUAGES = ['es', 'fr', 'pt', 'ru', 'vi'] as const;
const TAG = /<\/?\d+\/?>|%\w+%|\{\w+\}/g;
/** A message of a reply in the code of the server: what is handed to a reply, and every sentence. */
const MESSAGE =
  /(?:(?:\b(?:refuse|answerRefused)\(\s*c,\s*(?:\d+,\s*)?|\b(?:message|result): )'((?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'|'([A-Z][^'\n]* [^'\n]* [^'\n]*\.)')/g;
/** Folders whose sentences are no replies: keyed texts, the catalogue, which is read as data, operators' errors, legal names. */
const NO_REPLIES = /^demo\/server\/(texts|catalogue|seeds|db|migrations|invoice)\//;

/** Replies of a developer's own faults, which are no texts of the shop. */
const FAULTS = 'demo/server/http/faults.ts';

/** Returns the texts that the server says: its catalogue, the items of earlier contracts, the host pages and its messages. */
function saidTexts(): readonly string[] {
  const texts = new Set<string>();
  const keep = (text: string): string => {
    if (/\p{L}/u.test(text)) texts.add(text);
    return text;
  };
  withWords([catalogue(), EARLIER], keep);
  for (const { path, text } of filesIn(['demo'], /\.html$/)) if (!path.includes('/hosts/')) withTexts(text, keep);
  for (const { text } of filesIn(['demo/server'], /\.ts$/).filter((one) => !NO_REPLIES.test(one.path)))
    for (const [, told, sentence] of text.matchAll(MESSAGE)) keep(told ?? sentence ?? '');
  return [...texts].toSorted();
}

const said = saidTexts();

describe('the dictionary of the reference backend', () => {
  it('is looked up for many texts', () => {
    expect(said.length).toBeGreaterThan(700);
  });

  it.each(LANGUAGES)(
    'has in %s every text of the catalogue, the pages and the replies, and no other [I18-01]',
    (language) => {
      expect(Object.keys(DICTIONARIES[language]).toSorted()).toEqual(said);
    },
  );

  it('is not needed for a message with a value, because such a one has a key', () => {
    const composed = /(?:\brefuse\(\s*c,\s*\d+,\s*|\b(?:message|result): |return |= )`[A-Z]\p{L}+ [^`]*\$\{/u;
    const files = filesIn(['demo/server'], /\.ts$/).filter(({ path }) => !NO_REPLIES.test(path) && path !== FAULTS);
    expect(files.filter(({ text }) => composed.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each(LANGUAGES)('keeps in %s the links and values of a sentence', (language) => {
    const wrong = Object.entries(DICTIONARIES[language]).filter(([english, text]) => {
      const [wanted, found] = [english, text].map((one) => (one.match(TAG) ?? []).toSorted().join());
      return text.trim() !== text || text === '' || wanted !== found;
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('names in %s no two items of the shop alike', (language) => {
    const { platforms, modules, bundles } = catalogue();
    const names = [
      ...new Set([
        ...platforms.map(({ name }) => name),
        ...modules.map(({ title }) => title),
        ...bundles.map(({ title }) => title),
      ]),
    ];
    const told = names.map((name) => DICTIONARIES[language][name]);
    expect(told.filter((name, at) => told.indexOf(name) !== at)).toEqual([]);
  });
});
