import { reportVersions } from '../element/versions';
import type { Runtime } from '../page/runtime';
import { createRuntime } from './create-runtime';
import { VERSION } from './version';

/** The key under which separately built bundles share one runtime. Its number is the protocol version, not the release. */
const SHARED = Symbol.for('waybill/1');

/** Returns the page's one runtime and creates it on first use. The first bundle that asks wins. */
export function getRuntime(): Runtime {
  const holder = globalThis as { [SHARED]?: Runtime };
  const runtime = (holder[SHARED] ??= createRuntime(document));
  reportVersions(VERSION, runtime.version);
  return runtime;
}
