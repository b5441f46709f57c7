import type { Plugin } from 'rollup';

type Locale = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function readLocales(folder?: string): Map<string, Locale>;
export function locales(
  folder?: string,
  bundle?: { readonly isOneFile?: boolean; readonly only?: readonly string[] },
): Plugin;
