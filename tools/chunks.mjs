import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unblockedName } from './cli/files.mjs';
import { sharedModules } from './chunk-groups.mjs';
import { reachedFrom } from './chunk-parts.mjs';
import { sheetModule } from './css-text.mjs';
import { textsHash, textsOf } from './locales.mjs';
import { ROOT } from './widgets.mjs';

/**
 * Libraries that every widget needs. React has a chunk of its own, which changes only with its releases and which an application's React
 * can stand in for; the small ones are in one with our own modules, because a file more costs a request.
 */
const LIBRARIES = [
  // React's chunk includes the helpers that the CommonJS plugin adds.
  ['react', /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/],
  [
    'core',
    /\/node_modules\/(@r2wc|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|zod|i18next)\/|use-sync-external-store/,
  ],
];

/** The chunks that every widget loads before it shows. */
export const OF_ALL = LIBRARIES.map(([name]) => name);

/**
 * Modules that nearly every widget imports, in one chunk, because each file costs a request and small files compress worse. Lazily imported
 * modules are not reached from here and keep their own chunks.
 */
const CORE = [
  'src/domain/pricing/plan-price.ts',
  'src/domain/pricing/yearly.ts',
  'src/domain/cart/with-plan.ts',
  'src/domain/cart/taken-out.ts',
  'src/domain/cart/trial.ts',
  'src/app/define.tsx',
  'src/contract/payment-method.ts',
  'src/page/item.ts',
  'src/views/load-failed.tsx',
  'src/hooks/use-announce.ts',
  'src/hooks/use-emit.ts',
  'src/hooks/use-hash.ts',
  'src/hooks/use-money.ts',
  'src/hooks/use-lazy-part.ts',
  'src/hooks/use-route.ts',
  'src/store/selectors/cart.ts',
  'src/domain/cart/closure.ts',
  'src/store/selectors/catalogue.ts',
  'src/hooks/use-resource.ts',
  'src/ui/badge.tsx',
  'src/ui/button.tsx',
  'src/ui/icon-button.tsx',
  'src/ui/kit/place-under.ts',
  'src/ui/kit/presses.ts',
  'src/ui/panel.tsx',
  'src/ui/rows.css',
  'src/ui/skeleton.tsx',
].map((file) => join(ROOT, file));

/** What every page loads once its first widgets show, as one part. */
const START = ['src/app/start.ts', 'src/contract/localization.ts', 'src/store/effects/analytics.ts'].map((file) =>
  join(ROOT, file),
);

/** What a pricing table loads below its prices, as one part. */
const PRICES = ['panels.tsx', 'license-term.tsx'].map((file) => join(ROOT, 'widgets/pricing-table/parts', file));

const missing = [...CORE, ...START, ...PRICES].filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`tools/chunks.mjs names missing files: ${missing.join(', ')}`);

/** Returns the id of the module that a file becomes. */
const moduleOf = (file) => (file.endsWith('.css') ? sheetModule(file) : file);

const libraryOf = (id) => LIBRARIES.find(([, pattern]) => pattern.test(id))?.[0];

const SHARED = 'part';
const SOURCES = ['src', 'widgets', 'locales', 'tools'];

/** Returns the parts that share modules: first views, and what loads on demand. */
function partsOf({ getModuleIds, getModuleInfo }, core) {
  // Rollup lists modules as their files were read, which differs from build to build.
  const all = [...getModuleIds()].toSorted();
  const entries = all.filter((id) => getModuleInfo(id)?.isEntry);
  const isLate = (id) => getModuleInfo(id)?.dynamicImporters.length > 0;
  const isOwn = (id) => core.has(id) || entries.includes(id) || textsOf(id) || libraryOf(id);
  const lates = all.filter((id) => isLate(id) && !isOwn(id) && !START.includes(id) && !PRICES.includes(id));
  return {
    parts: [
      ...entries.map((id) => ({ roots: [id], isEntry: true })),
      { roots: START, isStart: true },
      { roots: PRICES, isUnasked: true },
      ...lates.map((id) => ({ roots: [id] })),
    ],
    isOwn,
  };
}

/** Returns the chunk of a module where Rollup must not decide itself. @returns {import('rollup').GetManualChunk} */
export function chunkOf() {
  let core;
  let shared;
  return (id, graph) => {
    const library = libraryOf(id);
    if (library) return library;
    core ??= reachedFrom(CORE.map(moduleOf), graph.getModuleInfo);
    if (core.has(id)) return 'core';
    shared ??= sharedModules(partsOf(graph, core), graph);
    const group = shared.get(id);
    return group === undefined ? undefined : `${SHARED}-${group}`;
  };
}

/** Returns false for the README of a folder, which is no part of the build. */
const isSource = (entry) => entry.isFile() && !entry.name.endsWith('.md');

/** Returns a hash of all sources that chunks are built from. */
function sourcesHash() {
  const hash = createHash('sha256');
  const all = SOURCES.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }));
  const files = all.filter(isSource).map(({ name, parentPath }) => join(parentPath, name));
  for (const file of [...files.toSorted(), join(ROOT, 'package-lock.json'), join(ROOT, 'rollup.config.mjs')]) {
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  }
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(-6);
}

/**
 * Names chunks. All texts share one hash, and shared chunks share one hash and are numbered, so that the loader needs no list of their
 * names.
 * @returns {(chunk: import('rollup').PreRenderedChunk) => string}
 */
export function chunkFileNames() {
  const hash = sourcesHash();
  const numbers = new Map();
  return ({ facadeModuleId, isDynamicEntry, moduleIds, name }) => {
    if (textsOf(facadeModuleId)) return `chunks/${unblockedName(name)}-${textsHash()}.js`;
    const isNamed = isDynamicEntry || name === 'core' || LIBRARIES.some(([library]) => library === name);
    // Rollup can tell at most 64 chunks apart by six characters.
    if (isNamed && !name.startsWith(SHARED)) return `chunks/${unblockedName(name)}-[hash:7].js`;
    const key = moduleIds[0];
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return `chunks/${SHARED}-${hash}-${numbers.get(key)}.js`;
  };
}
