/** `tools/locales.mjs` generates this module: the surface `editing` of `locales/*.json`, by language. */
declare module 'virtual:waybill/editing-texts' {
  export const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
