import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf } from './files';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Folders by the folders that their files import from, types included. */
function foldersOf(folders: readonly string[]): Graph {
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

/** @returns a way from a folder back to itself; null where there is none */
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

const circlesIn = (graph: Graph): string[] =>
  [...graph.keys()].flatMap((folder) => circleFrom(folder, graph)?.join(' → ') ?? []);

describe('folders', () => {
  it('import in no circle, so that each can be read without those above it', () => {
    expect(circlesIn(foldersOf(['src', 'widgets']))).toEqual([]);
  });

  it('that do are found, also by a way through a third', () => {
    const graph = new Map(
      Object.entries({ a: new Set(['b']), b: new Set(['c']), c: new Set(['a']), d: new Set(['a']) }),
    );
    expect(circlesIn(graph)).toEqual(['a → b → c → a', 'b → c → a → b', 'c → a → b → c']);
  });
});
