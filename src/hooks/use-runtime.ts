import { createContext, use } from 'react';
import type { Runtime } from '../page/runtime';

/** `app/root` provides it around every view. */
export const RuntimeContext = createContext<Runtime | null>(null);

/** The page's runtime, for views. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('waybill: a view was rendered outside an element');
  return runtime;
}
