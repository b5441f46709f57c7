import { reportVersions } from '../element/versions';
import type { Runtime } from '../page/runtime';
import { createRuntime } from './create-runtime';
import { VERSION } from './version';

/** Separately built bundles on one page share one runtime; the number is its protocol, not the release. */
const SHARED = Symbol.for('waybill/1');

/** The page's one runtime, built when it is first asked for. The first bundle that asks wins. */
export function getRuntime(): Runtime {
  const holder = globalThis as { [SHARED]?: Runtime };
  const runtime = (holder[SHARED] ??= createRuntime(document));
  reportVersions(VERSION, runtime.version);
  return runtime;
}
