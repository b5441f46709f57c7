import { reportVersions } from '../element/versions';
import type { WaybillOptions } from '../page/options';
import type { Runtime } from '../page/runtime';
import { createRuntime } from './create-runtime';
import { VERSION } from './version';

/** The key under which separately built bundles share one runtime. Its number is the protocol version, not the release. */
const SHARED = Symbol.for('waybill/1');

/** What the page was configured with while it had no document. */
let early: WaybillOptions | undefined;

/** Returns whether there is a document: not while a server renders the page. */
export const hasPage = (): boolean => typeof document !== 'undefined';

/** Configures the page. Without a document it keeps the options for the runtime of a document that comes later. */
export function configure(options: WaybillOptions): void {
  if (hasPage()) getRuntime().configure(options);
  else early = { ...early, ...options, routes: { ...early?.routes, ...options.routes } };
}

/** Returns the page's one runtime and creates it on first use. The first bundle that asks wins. */
export function getRuntime(): Runtime {
  const holder = globalThis as { [SHARED]?: Runtime };
  const runtime = (holder[SHARED] ??= createRuntime(document, early));
  reportVersions(VERSION, runtime.version);
  return runtime;
}
