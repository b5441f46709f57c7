import type { Part } from './chunk-parts.mjs';

interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Groups the modules that several parts share; the number of each module's group. */
export function sharedModules(
  graphOfParts: { readonly parts: readonly Part[]; readonly isOwn: (id: string) => boolean },
  graph: Graph,
): Map<string, number>;
