import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './widgets.mjs';

/** Modules that a server never runs, by what stands in their place. */
const REPLACED = new Map(
  Object.entries({
    // They answer presses.
    'src/store/effects/index.ts': 'export {};',
    // It needs a layout to measure.
    'widgets/marketplace-grid/parts/windowed.tsx': 'export {};',
    // React's renderer into streams, which comes beside the one into text that `src/render` calls.
    'node_modules/react-dom/cjs/react-dom-server.edge.production.js': 'exports.version = undefined;',
  }).map(([file, code]) => [join(ROOT, file), code]),
);

/** A plugin for the bundle of the server. @throws Error where such a module no longer exists */
export function withoutClient() {
  const missing = [...REPLACED.keys()].filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`tools/without-client.mjs names missing files: ${missing.join(', ')}`);
  return {
    name: 'waybill-without-client',
    load: (id) => REPLACED.get(id) ?? null,
  };
}
