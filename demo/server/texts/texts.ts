import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { Language } from './language';
import { pt } from './pt';
import { ru } from './ru';
import { vi } from './vi';

export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

export const TEXTS: Readonly<Record<Language, Texts>> = { en, es, fr, pt, vi, ru };

/** Returns the texts of a language with `{{values}}` interpolated. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    TEXTS[language][key].replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
