import { createContext, use } from 'react';
import type { Runtime } from '../page/runtime';

/** Context of the runtime; `app/root` provides it around every view. */
export const RuntimeContext = createContext<Runtime | null>(null);

/** Returns the page's runtime. It throws outside an element. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('waybill: a view was rendered outside an element');
  return runtime;
}
