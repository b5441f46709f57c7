export const GROUPS: readonly string[];

export function entriesOf(summary: string): readonly { readonly group: string; readonly text: string }[];

export function keepAChangelog(changelog: string, date: string): string;
