/** The sample shop (`demo/sample`), which `tools/sample.mjs` puts beside the chunks. */
declare module 'virtual:waybill/sample' {
  /** Answers a call in the page. @param person what the page has configured of the person */
  export function answer(
    url: string,
    init: RequestInit | undefined,
    person: { readonly memberId: number | null; readonly currency: string | null; readonly language: string },
  ): Promise<Response>;
}
