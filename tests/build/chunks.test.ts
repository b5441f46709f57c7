import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');

/** Returns the files that a file imports statically, from the folder dist/. */
function importsOf(file: string): readonly string[] {
  const { body } = parseAst(readFileSync(join(DIST, file), 'utf8'));
  return body.flatMap((node) => {
    const source = 'source' in node ? node.source?.value : undefined;
    return typeof source === 'string' && source.startsWith('.') ? [normalize(join(dirname(file), source))] : [];
  });
}

const files = ['elements', 'chunks'].flatMap((folder) =>
  readdirSync(join(DIST, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Returns what a file loads beside itself. */
function loadedWith(file: string): ReadonlySet<string> {
  const all = new Set(imports.get(file));
  for (const one of all) for (const next of imports.get(one) ?? []) all.add(next);
  return all;
}

describe('the files of the package', () => {
  it('import each other in no circle, because a module of a circle runs before what it needs', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => loadedWith(file).has(file))).toEqual([]);
  });

  it('bring what every page loads after its first widgets in one file beside the core', () => {
    const starts = files.filter((file) =>
      /data-waybill-action.*visibilitychange/s.test(readFileSync(join(DIST, file), 'utf8')),
    );
    expect(starts).toHaveLength(1);
    const further = [...loadedWith(starts[0] ?? '')].filter((file) => !/chunks\/(core|react)-/.test(file));
    expect(further).toEqual([]);
  });

  it.each([
    ['core', 'useGrouping', 'src/i18n/format.ts'],
    ['react', 'useSyncExternalStore', 'node_modules/react'],
  ])('ask the browser to compile all of %s while it arrives, and map it to its sources', (name, marker, source) => {
    const file = files.find((one) => one.startsWith(`chunks/${name}-`)) ?? '';
    const lines = readFileSync(join(DIST, file), 'utf8').split('\n');
    const map = new SourceMap(JSON.parse(readFileSync(join(DIST, `${file}.map`), 'utf8')));
    expect(lines[0]).toBe('//# allFunctionsCalledOnLoad');
    expect(map.findEntry(0, 5)).toEqual({});
    const at = lines.findIndex((line) => line.includes(marker));
    const entry = map.findEntry(at, lines[at]?.indexOf(marker) ?? 0);
    expect(entry).toMatchObject({ originalSource: expect.stringContaining(source) });
  });
});
