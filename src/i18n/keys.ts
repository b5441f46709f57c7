import type english from '../../locales/en.json';

type Locale = typeof english;

/** A top key of the locale files; each is loaded by itself. */
export type Surface = keyof Locale & string;

/** `items_one` and `items_other` are one text: `items`. English has these two forms only. */
type Folded<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The full key of a text, `pricing.choose`, among the surfaces `S`. */
export type TextKey<S extends Surface = Surface> = { [K in S]: `${K}.${Folded<keyof Locale[K] & string>}` }[S];

/** `count` chooses the plural form; write every other number with `format.ts` first. */
export type TextVars = Readonly<Record<string, string | number>> & { readonly count?: number };

export type Translate<S extends Surface = Surface> = (key: TextKey<S>, vars?: TextVars) => string;

/** The texts of one surface in one language, plural suffixes included. */
export type Texts = Readonly<Record<string, string>>;
