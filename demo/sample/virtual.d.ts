/** `tools/apart.mjs` generates this module: the catalogue's texts by language, then by their English text. */
declare module 'virtual:waybill/sample-words' {
  export const words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
