/** `tools/locales.mjs` generates this module from `locales/*.json`: one chunk for each language and surface. */
declare module 'virtual:waybill/locales' {
  export const languages: readonly string[];
  export const surfaces: readonly string[];
  /** Loads one chunk. Rejects for a pair that is not in the lists. */
  export function loadLocale(language: string, surface: string): Promise<Readonly<Record<string, string>>>;
}
