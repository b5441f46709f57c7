import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textsHash, textsOf } from './locales.mjs';
import { ROOT } from './widgets.mjs';

/** Libraries that every widget needs, in two chunks that change only with their releases. */
const LIBRARIES = [
  // React's chunk includes the helpers that the CommonJS plugin adds.
  ['react', /\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/],
  [
    'libraries',
    /\/node_modules\/(@r2wc|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|zod|i18next)\//,
  ],
];

/**
 * Modules that nearly every widget imports, in one chunk, because each file costs a request and small files compress worse. Lazily imported
 * modules are not reached from here and keep their own chunks.
 */
const CORE = [
  'src/domain/pricing/yearly.ts',
  'src/domain/cart/taken-out.ts',
  'src/domain/cart/trial.ts',
  'src/domain/catalogue/for-sale.ts',
  'src/app/define.tsx',
  'src/views/load-failed.tsx',
  'src/hooks/use-announce.ts',
  'src/hooks/use-emit.ts',
  'src/hooks/use-hash.ts',
  'src/hooks/use-money.ts',
  'src/hooks/use-lazy-part.ts',
  'src/hooks/use-route.ts',
  'src/store/selectors/cart.ts',
  'src/hooks/use-resource.ts',
  'src/ui/badge.tsx',
  'src/ui/button.tsx',
  'src/ui/icon-button.tsx',
  'src/ui/skeleton.tsx',
].map((file) => join(ROOT, file));

const missing = CORE.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`tools/chunks.mjs names files that are not there: ${missing.join(', ')}`);

const SHARED = 'shared';
const SOURCES = ['src', 'widgets', 'locales', 'tools'];

/** Returns all modules that these modules import statically, themselves included. */
function reachedFrom(ids, getModuleInfo) {
  const reached = new Set(ids);
  // Iterating over a Set includes entries added during the iteration.
  for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/**
 * Groups the modules that several widgets need at start, or that one needs at start and others lazily, by the set of widgets that start
 * with them, so that no widget loads unused code.
 */
function sharedModules({ getModuleIds, getModuleInfo }) {
  const users = new Map();
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry);
  entries.forEach((entry, at) => {
    for (const id of reachedFrom([entry], getModuleInfo)) users.set(id, [...(users.get(id) ?? []), at]);
  });
  const late = [...getModuleIds()].filter((id) => getModuleInfo(id)?.dynamicImporters.length > 0);
  const usedLate = reachedFrom(late, getModuleInfo);
  const isShared = ([id, list]) => list.length > 1 || usedLate.has(id);
  const isEntry = ([id]) => entries.includes(id);
  const shared = [...users].filter((row) => isShared(row) && !isEntry(row));
  return new Map(shared.map(([id, list]) => [id, `${SHARED}-${list.join('-')}`]));
}

/** Returns the chunk of a module where Rollup must not decide itself. @returns {import('rollup').GetManualChunk} */
export function chunkOf() {
  let core;
  let shared;
  return (id, graph) => {
    const library = LIBRARIES.find(([, pattern]) => pattern.test(id))?.[0];
    if (library) return library;
    core ??= reachedFrom(CORE, graph.getModuleInfo);
    if (core.has(id)) return 'core';
    shared ??= sharedModules(graph);
    return shared.get(id);
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
    if (textsOf(facadeModuleId)) return `chunks/[name]-${textsHash()}.js`;
    const isNamed = isDynamicEntry || name === 'core' || LIBRARIES.some(([library]) => library === name);
    if (isNamed && !name.startsWith(SHARED)) return 'chunks/[name]-[hash:6].js';
    const key = moduleIds[0];
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return `chunks/${SHARED}-${hash}-${numbers.get(key)}.js`;
  };
}
