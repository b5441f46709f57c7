import type { PageElement } from '../kit/facts';
import type { Finding } from '../kit/finding';
import type { KnownRelease } from '../kit/known';
import { scriptsIn } from '../kit/scripts';
import { at, widgetsIn, type Rule } from '../kit/tree';

const LANGUAGE = /^[a-z]{2}(?=$|[-_])/i;

interface Setting {
  is(value: string, known: KnownRelease): boolean;
  remedy(known: KnownRelease): string;
}

/** What the values of settings look like, by attribute. */
const SETTINGS = {
  locale: {
    is: (value, { languages }) => languages.includes(LANGUAGE.exec(value)?.[0].toLowerCase() ?? ''),
    remedy: ({ languages }) => `There are texts in ${languages.join(', ')}.`,
  },
  currency: {
    is: (value) => /^[a-z]{3}$/i.test(value),
    remedy: () => 'It is a code of three letters, such as USD or EUR.',
  },
  country: {
    is: (value) => /^[a-z]{2}$/i.test(value),
    remedy: () => 'It is a code of two letters, such as US or DE.',
  },
} satisfies Readonly<Record<string, Setting>>;

type SettingName = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as SettingName[];

/** Judges one setting of an element. @param prefix what stands before the name of the attribute */
function judged(element: PageElement, prefix: string, name: SettingName, known: KnownRelease): readonly Finding[] {
  const value = element.attributes[prefix + name]?.trim() ?? '';
  const setting: Setting = SETTINGS[name];
  if (value === '' || setting.is(value, known)) return [];
  return [
    {
      code: 'setting-unknown',
      severity: 'warning',
      who: 'editor',
      message: `${prefix}${name} can’t be "${value}", so it is passed over.`,
      remedy: setting.remedy(known),
      ...at(element),
    },
  ];
}

/** Finds settings of the page, on a widget or on the script tag, that cannot be meant so. */
export const settingUnknown: Rule = (facts, known) => [
  ...scriptsIn(facts).flatMap(({ element }) => judged(element, 'data-', 'locale', known)),
  ...widgetsIn(facts.root, known).flatMap(({ element, tag, prefix }) =>
    NAMES.filter((name) => known.widgets[tag]?.attributes[name]?.kind === 'string').flatMap((name) =>
      judged(element, prefix, name, known),
    ),
  ),
];
