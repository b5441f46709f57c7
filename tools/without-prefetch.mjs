import { relative } from 'node:path';
import { ROOT } from './widgets.mjs';

/** The code that stands for a module of the sources. */
const STANDS_FOR = {
  'src/loader/prefetch.ts': `
    export const prefetchCache = () => new Map();
    export const prefetchReads = () => Promise.resolve();
  `,
  'src/loader/files.ts': `
    export const filesOf = (map, name) => ['elements/' + name + '.js'];
  `,
  'src/api/prefetch.ts': 'export const takePrefetched = () => undefined;',
};

/**
 * A plugin for the classic script, which needs neither files nor reads before its code is there, because it brings the code along: a
 * widget asks as soon as it is registered.
 */
export function withoutPrefetch() {
  return {
    name: 'waybill-without-prefetch',
    load: (id) => STANDS_FOR[relative(ROOT, id)] ?? null,
  };
}
