import { posix } from 'node:path';
import { filesIn, importsOf } from './files';

/** A directed graph: each node with the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds the import graph of folders, type imports included. */
export function foldersOf(folders: readonly string[]): Graph {
  const files = filesIn(folders, /\.(tsx?|mjs)$/);
  const known = new Set(files.map(({ path }) => path.replace(/\.(tsx?|mjs)$/, '')));
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of files.flatMap(importsOf)) {
    if (!known.has(to.replace(/\.mjs$/, ''))) continue;
    const [here, there] = [posix.dirname(from), posix.dirname(to)];
    if (here !== there) graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  return graph;
}

/** Finds an import cycle through a folder. @returns the cycle as a path, or null */
function circleFrom(start: string, graph: Graph): readonly string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}

/** Returns every cycle of a graph as a path; a cycle is listed once for each of its folders. */
export const circlesIn = (graph: Graph): string[] =>
  [...graph.keys()].flatMap((folder) => circleFrom(folder, graph)?.join(' → ') ?? []);
