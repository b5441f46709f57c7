/** What remains of `weakMapMemoize` without its options: one cache node for each list of arguments. */
const WEAK_MAP_MEMOIZE = `function weakMapMemoize(func) {
  const first = createCacheNode();
  return Object.assign(function () {
    let node = first;
    for (const arg of arguments) {
      const isWeak = typeof arg === 'function' || (typeof arg === 'object' && arg !== null);
      const cache = isWeak ? (node.o ??= new WeakMap()) : (node.p ??= new Map());
      let next = cache.get(arg);
      if (!next) cache.set(arg, (next = createCacheNode()));
      node = next;
    }
    if (node.s === UNTERMINATED) {
      node.v = func.apply(null, arguments);
      node.s = TERMINATED;
    }
    return node.v;
  }, { clearCache() {}, resultsCount() {}, resetResultsCount() {} });
}
`;

/** What remains of an error of zod, which only a developer sees in the console. */
const ZOD_ERROR =
  'const initializer = (error, issues) => { error.issues = issues; error.message = JSON.stringify(issues); };\n';

/**
 * Parts of libraries that never run here, by the end of their file's path: a pattern for the source of each part, and what stands in its
 * place.
 */
const PARTS = {
  '/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs': [
    // Listeners start no tasks of their own.
    [/^const createFork = [\s\S]*?^\};\n/gm, 'const createFork = () => undefined;\n'],
    // No action is marked as one of a batch.
    [/^const autoBatchEnhancer = [\s\S]*?^\};\n/gm, 'const autoBatchEnhancer = () => (next) => next;\n'],
  ],
  '/reselect/dist/reselect.mjs': [
    // Selectors have no options, so that a cache has no limit and results are not compared.
    [/^function weakMapMemoize\([\s\S]*?^\}\n/gm, WEAK_MAP_MEMOIZE],
    [/^function assertIsArrayOfFunctions\([\s\S]*?^\}\n/gm, 'function assertIsArrayOfFunctions() {}\n'],
  ],
  '/zod/v4/core/util.js': [
    // Nobody reads why a value is wrong: a reply is either understood or not.
    [
      /^export function finalizeIssue\([\s\S]*?^\}\n/gm,
      'export const finalizeIssue = ({ code, path }) => ({ code, path });\n',
    ],
  ],
  '/zod/v4/core/errors.js': [[/^const initializer = [\s\S]*?^\};\n/gm, ZOD_ERROR]],
  '/@r2wc/core/dist/core.js': [
    // `src/element/define.ts` passes no props to r2wc, which would otherwise translate them.
    [/^const \w+ = \{\n  stringify: [\s\S]*?^\};\n/gm, ''],
    [
      /^const \w+ = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.bound"\)[\s\S]*?^\}, (\w+) = \{\n  string: [\s\S]*?^\}, /gm,
      'const $1 = {}, ',
    ],
  ],
};

const REACT = 'react';
const SELECTING = 'use-sync-external-store/with-selector.js';
const SELECTING_MODULE = `\0waybill/${SELECTING}`;

/**
 * What remains of `useSyncExternalStoreWithSelector` where selections are equal only if they are the same, as with every `useSelector`
 * here: two hooks for each selector instead of six.
 */
const SELECTING_CODE = `
  import { useMemo, useSyncExternalStore } from '${REACT}';
  export function useSyncExternalStoreWithSelector(subscribe, getSnapshot, getServerSnapshot, selector) {
    const [get, getServer] = useMemo(() => {
      let known;
      let selected;
      const select = (snapshot) => {
        if (snapshot !== known) selected = selector(snapshot);
        known = snapshot;
        return selected;
      };
      return [() => select(getSnapshot()), getServerSnapshot && (() => select(getServerSnapshot()))];
    }, [getSnapshot, getServerSnapshot, selector]);
    return useSyncExternalStore(subscribe, get, getServer);
  }
`;

const lines = (text) => text.split('\n').length;

/** Puts a text in the place of another and keeps the number of lines, so that source maps stay valid. */
const inPlace = (source, stub) => stub + '\n'.repeat(Math.max(0, lines(source) - lines(stub)));

/**
 * A plugin that leaves out parts of libraries that would be dead code in every first load. The build fails if a release of a library no
 * longer contains one of them.
 */
export const withoutUnused = () => ({
  name: 'waybill-without-unused',
  resolveId: (id) => (id === SELECTING ? SELECTING_MODULE : null),
  load: (id) => (id === SELECTING_MODULE ? SELECTING_CODE : null),
  transform(code, id) {
    const parts = Object.entries(PARTS).find(([file]) => id.endsWith(file))?.[1];
    if (!parts) return null;
    const left = parts.reduce((text, [pattern, stub]) => {
      if (text.match(pattern)?.length !== 1) this.error(`${id} does not contain what ${pattern} describes`);
      const [source] = text.match(pattern);
      return text.replace(source, () => inPlace(source, source.replace(pattern, stub)));
    }, code);
    return { code: left, map: null };
  },
});
