import { basename } from 'node:path';
import { reachedFrom } from './chunk-parts.mjs';
import { entryFile, unblockedName } from './cli/files.mjs';
import { readLocales, textsHash } from './locales.mjs';
import { evaluate, specFile, widgetNames } from './widgets.mjs';

const MODULE = 'virtual:waybill/chunks';
/** Matches a chunk that several widgets share: the common prefix of these names, and its number. */
const SHARED = /^chunks\/(part-\w+)-(\d+)\.js$/;
const USE_T = /\buseT\(['"](\w+)['"]\)/g;

/** Reads from the sources what the loader needs: the texts and first calls that each widget waits for. */
async function describe() {
  const specs = widgetNames().map(
    (name) => `${JSON.stringify(name)}: (await import(${JSON.stringify(specFile(name))})).default`,
  );
  const { names, others, preloads, reads, texts } = await evaluate(`
    import { ENDPOINTS } from './src/api/endpoints';
    import { urlOf } from './src/api/url';
    import { PREFETCH_QUERIES } from './src/store/resources/catalogue';
    const specs = { ${specs.join(', ')} };
    const each = (pick) => Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, pick(spec)]));
    export const texts = each((spec) => spec.texts ?? []);
    export const preloads = each((spec) => spec.preload ?? []);
    const names = ['token', ...new Set(Object.values(preloads).flat())];
    export const others = names.slice(1).filter((name) => ENDPOINTS[name].auth !== 'bearer');
    const read = (name) => [name, urlOf('', ENDPOINTS[name].path, {}, PREFETCH_QUERIES[name])];
    export const reads = Object.fromEntries(names.map(read));
    export { names };
  `);
  if (others.length > 0) throw new Error(`the loader reads with a bearer token only, not as ${others} is read`);
  const bare = names.slice(1).filter((name) => !reads[name].includes('?'));
  if (bare.length > 0) throw new Error(`the loader adds a currency to a query, which ${bare} has not`);
  return { preloads, reads, texts };
}

/** Returns a list under its name; nothing for an empty one, because the loader has few bytes. */
const named = (name, list) => (list.length > 0 ? { [name]: list } : {});

/** Returns all files that a chunk imports statically, itself included. */
function staticFiles(bundle, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of bundle[fileName]?.imports ?? []) staticFiles(bundle, next, found);
  return found;
}

/**
 * Returns the surfaces used by the views that a widget imports statically, except `common`, which every view uses. A file may have modules
 * of other widgets, too.
 */
function surfacesOf(plugin, bundle, name, files) {
  const reached = reachedFrom([bundle[entryFile(name)].facadeModuleId], (id) => plugin.getModuleInfo(id));
  const modules = [...files].flatMap((file) => bundle[file].moduleIds).filter((id) => reached.has(id));
  const code = modules.map((id) => plugin.getModuleInfo(id)?.code ?? '').join('\n');
  const surfaces = new Set(Array.from(code.matchAll(USE_T), ([, surface]) => surface));
  surfaces.delete('common');
  return surfaces;
}

/**
 * Builds the chunk map, by which the loader preloads everything that a widget needs. The first plugin derives it from the finished chunks;
 * the others pass it to the loader and the classic script, which are built later.
 */
export function chunkMap() {
  let map;
  const collect = {
    name: 'waybill-chunk-map',
    async generateBundle(_, bundle) {
      const { preloads, reads, texts } = await describe();
      const names = widgetNames();
      const needed = new Map(names.map((name) => [name, staticFiles(bundle, entryFile(name))]));
      const others = [...needed].map(([name, files]) => [...files].filter((file) => file !== entryFile(name)));
      const all = [...new Set(others.flat())];
      const core = all.filter((file) => others.every((files) => files.includes(file)));
      const odd = all.filter((file) => !core.includes(file) && !SHARED.test(file));
      if (odd.length > 0) this.error(`the loader cannot derive the names of these chunks: ${odd}`);
      for (const name of names) {
        const used = surfacesOf(this, bundle, name, needed.get(name));
        const isRight = used.size === texts[name].length && texts[name].every((surface) => used.has(surface));
        if (!isRight)
          this.error(`the spec of ${name} lists the texts ${texts[name]}, but its first view uses ${[...used]}`);
      }
      const widgets = names.map((name, at) => [
        name,
        {
          ...(unblockedName(name) !== name && { file: unblockedName(name) }),
          // In order, because ascending numbers compress best.
          ...named(
            'shared',
            others[at]
              .filter((file) => !core.includes(file))
              .map((file) => Number(SHARED.exec(file)[2]))
              .toSorted((one, other) => one - other),
          ),
          ...named('texts', texts[name].map(unblockedName)),
          ...named('reads', preloads[name]),
        },
      ]);
      map = {
        core: core.map((file) => basename(file, '.js')),
        shared: SHARED.exec(all.find((file) => SHARED.test(file)))[1],
        languages: [...readLocales().keys()],
        textsHash: textsHash(),
        widgets: Object.fromEntries(widgets),
        reads,
      };
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(map) });
    },
  };
  const provide = (of) => ({
    name: 'waybill-chunk-map-module',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const map = ${JSON.stringify(of(map))};` : null),
  });
  return { collect, provide: provide((all) => all), provideForOneFile: provide(withoutChunks) };
}

/** Returns the map of a script that contains all code and texts itself and reads nothing early: the names of the widgets alone. */
const withoutChunks = ({ languages, widgets }) => ({
  core: [],
  shared: '',
  languages,
  textsHash: '',
  widgets: Object.fromEntries(Object.keys(widgets).map((name) => [name, {}])),
  reads: {},
});
