/** The sample shop (`demo/sample`), which `tools/apart.mjs` puts beside the chunks. */
declare module 'virtual:waybill/sample' {
  /** What the page has configured of the person. */
  export interface Person {
    readonly memberId: number | null;
    readonly currency: string | null;
    readonly language: string;
  }
  /** Answers a call in the page. @param url begins with `mock` */
  export function answer(url: string, init: RequestInit | undefined, person: Person): Promise<Response>;
  /** Returns the member whose account the first widget that is about one shows; null where none is. @param tags of the widgets on the page */
  export function memberShown(tags: readonly string[]): number | null;
}

/** The code of a page that an author edits (`src/editing`), which `tools/apart.mjs` puts beside the chunks. */
declare module 'virtual:waybill/editing' {
  export const edit: typeof import('../editing/editing').edit;
}
