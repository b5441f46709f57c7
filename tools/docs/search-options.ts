import type { Options } from 'minisearch';

/** What a result of the search shows. */
export interface Found {
  /** The address in the site, with the anchor. */
  readonly id: string;
  /** The title of the page. */
  readonly title: string;
  /** The heading; empty for the top of a page. */
  readonly heading: string;
  /** The tab and the group of the page. */
  readonly group: string;
  readonly excerpt: string;
}

/** Splits a text into words. Names such as `waybill-cart` and `data-route-register` are found whole and by their parts. */
const tokenize = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const parts = word.split(/[-_.]/).filter((part) => part.length > 1);
    return parts.length > 1 ? [word, ...parts] : [word];
  });

/** What is known of a passage. */
export interface Indexed extends Found {
  /** The title again, for the top of a page alone, so that a page comes before its parts. */
  readonly name: string;
  readonly text: string;
}

/** Matches pages about how the library is made, which come after those about its use. */
const IS_PROJECT = /^(?:project|decisions)\//;

/** What is indexed; the build and the page have to agree. */
export const INDEX_OPTIONS: Options<Indexed> = {
  fields: ['name', 'title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'group', 'excerpt'],
  tokenize,
  processTerm: (term) => (term.length > 1 || /\d/.test(term) ? term.toLowerCase() : null),
  searchOptions: {
    boost: { name: 5, heading: 3 },
    boostDocument: (id: string) => (IS_PROJECT.test(id) ? 0.3 : 1),
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
