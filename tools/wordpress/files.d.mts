/** The languages beside English, by the locale of WordPress. */
export const LOCALES: readonly string[];
/** Returns the translations of a locale, by their English text. */
export function translations(locale: string): Readonly<Record<string, string>>;
/** Returns the files of the plugin, by their path in its folder. */
export function pluginFiles(): Promise<Readonly<Record<string, string>>>;
/** Returns each text that the plugin shows, in English. */
export function pluginTexts(files: Readonly<Record<string, string>>): readonly string[];
