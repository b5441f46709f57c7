import type english from '../../locales/en.json';

type Locale = typeof english;

/** A top-level key of the locale files. Each surface loads separately; `editing` is for authors, and no view shows it (`src/editing`). */
export type Surface = Exclude<keyof Locale & string, 'editing'>;

/** Folds plural forms into one key: `items_one` and `items_other` become `items`. English has only these two forms. */
type Folded<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The full key of a text, e.g. `pricing.choose`, among the surfaces `S`. */
export type TextKey<S extends Surface = Surface> = { [K in S]: `${K}.${Folded<keyof Locale[K] & string>}` }[S];

/** Variables of a text. `count` selects the plural form; format every other number with `format.ts` first. */
export type TextVars = Readonly<Record<string, string | number>> & { readonly count?: number };

export type Translate<S extends Surface = Surface> = (key: TextKey<S>, vars?: TextVars) => string;

/** The texts of one surface in one language, including plural suffixes. */
export type Texts = Readonly<Record<string, string>>;
