import { wordsIn } from './dictionary';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Language } from './language';
import { mails as enMails } from './mails-en';
import { mails as esMails } from './mails-es';
import { mails as frMails } from './mails-fr';
import { mails as ptMails } from './mails-pt';
import { mails as ruMails } from './mails-ru';
import { mails as viMails } from './mails-vi';
import { pt } from './pt';
import { ru } from './ru';
import { vi } from './vi';

export type Texts = Readonly<Record<keyof typeof en, string>>;
export type MailTexts = Readonly<Record<keyof typeof enMails, string>>;
export type TextKey = keyof Texts | keyof MailTexts;
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export const TEXTS: Readonly<Record<Language, Texts & MailTexts>> = {
  en: { ...en, ...enMails },
  es: { ...es, ...esMails },
  fr: { ...fr, ...frMails },
  pt: { ...pt, ...ptMails },
  vi: { ...vi, ...viMails },
  ru: { ...ru, ...ruMails },
};

/**
 * Returns the texts of a language with `{{values}}` interpolated; names of the catalogue are said in the language. A value that ends with a period, such as `15 января 2027 г.`, ends its
 * sentence with it.
 */
export const sayIn = (language: Language): Say => {
  const words = wordsIn(language);
  return (key, values = {}) =>
    TEXTS[language][key].replaceAll(/\{\{(\w+)\}\}(\.?)/g, (hole, name: string, period: string) => {
      const value = values[name];
      if (value === undefined) return hole;
      const said = typeof value === 'string' ? words(value) : String(value);
      return said.endsWith('.') ? said : said + period;
    });
};
