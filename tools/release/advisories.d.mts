export function advisoriesIn(
  printed: string,
  bundled: readonly string[],
): { readonly inPackage: readonly string[]; readonly inTools: readonly string[] } | null;
