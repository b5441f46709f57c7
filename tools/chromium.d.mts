export const CHROMIUM_ARGS: string[];
export function findChromium(env?: Readonly<Record<string, string | undefined>>): string | undefined;
export function ensureChromium(): string;
