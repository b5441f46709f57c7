/** Returns what stands in a language for the manifest's English sentences, by the English sentence; nothing for English. */
export function sentencesIn(language: string): Readonly<Record<string, string>>;

/** Returns the files of the studio by their path in `dist`, apart from its scripts. */
export function studioFiles(): Promise<Record<string, string>>;
