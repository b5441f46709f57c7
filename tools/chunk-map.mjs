import { evaluate, specFile, widgetNames } from './widgets.mjs';

const MODULE = 'virtual:waybill/chunks';
const LOCALE = /virtual:waybill\/locale\/([a-z]+)-([a-z]+)$/;
const USE_T = /\buseT\(['"](\w+)['"]\)/g;

/** What the loader has to know of the sources: attributes that a placeholder may set, reads that a widget waits for. */
async function describe() {
  const specs = widgetNames().map(
    (name) => `${JSON.stringify(name)}: (await import(${JSON.stringify(specFile(name))})).default`,
  );
  const { attributes, preloads, reads } = await evaluate(`
    import { attributesOf } from './src/element/attributes';
    import { ENDPOINTS } from './src/api/endpoints';
    import { urlOf } from './src/api/url';
    import { SOURCES } from './src/store/read';
    const specs = { ${specs.join(', ')} };
    const each = (pick) => Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, pick(spec)]));
    export const attributes = each((spec) => [...attributesOf(spec).keys()]);
    export const preloads = each((spec) => spec.preload ?? []);
    const names = ['token', 'session', ...new Set(Object.values(preloads).flat())];
    const read = (name) => [
      name,
      { path: urlOf('', ENDPOINTS[name].path, {}, SOURCES[name]?.query), auth: ENDPOINTS[name].auth },
    ];
    export const reads = Object.fromEntries(names.map(read));
  `);
  return { attributes, preloads, reads };
}

/** All files that a chunk needs before it runs, itself included. */
function staticFiles(bundle, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of bundle[fileName]?.imports ?? []) staticFiles(bundle, next, found);
  return found;
}

/** The texts that a widget shows first: the surfaces that its statically imported views name. */
function surfacesOf(plugin, bundle, files) {
  const modules = [...files].flatMap((file) => bundle[file].moduleIds);
  const code = modules.map((id) => plugin.getModuleInfo(id)?.code ?? '').join('\n');
  return [...new Set(['common', ...Array.from(code.matchAll(USE_T), ([, surface]) => surface)])];
}

/** The chunks of these surfaces, by language. */
function textFiles(bundle, surfaces) {
  const texts = {};
  for (const { facadeModuleId, fileName } of Object.values(bundle)) {
    const [, language, surface] = LOCALE.exec(facadeModuleId ?? '') ?? [];
    if (surfaces.has(surface)) (texts[language] ??= {})[surface] = fileName;
  }
  return texts;
}

/**
 * The map by which the loader starts everything that a widget needs at once. The first plugin reads it off the finished
 * chunks, the second hands it to the loader, which is built after them.
 */
export function chunkMap() {
  let map;
  const collect = {
    name: 'waybill-chunk-map',
    async generateBundle(_, bundle) {
      const { attributes, preloads, reads } = await describe();
      const names = widgetNames();
      const needed = Object.fromEntries(names.map((name) => [name, staticFiles(bundle, `elements/${name}.js`)]));
      const files = [...new Set(Object.values(needed).flatMap((set) => [...set]))];
      const widgets = names.map((name) => [
        name,
        {
          files: [...needed[name]].map((file) => files.indexOf(file)),
          texts: surfacesOf(this, bundle, needed[name]),
          attributes: attributes[name],
          reads: preloads[name],
        },
      ]);
      const texts = textFiles(bundle, new Set(widgets.flatMap(([, widget]) => widget.texts)));
      map = { files, texts, widgets: Object.fromEntries(widgets), reads };
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(map) });
    },
  };
  const provide = {
    name: 'waybill-chunk-map-module',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const map = ${JSON.stringify(map)};` : null),
  };
  return { collect, provide };
}
