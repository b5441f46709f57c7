import { useCallback } from 'react';
import type { Command } from '../commands/command';
import { useOrigin } from './use-origin';
import { useRuntime } from './use-runtime';

/**
 * Returns a function that runs commands: `run(addModule(id))`. The function is memoized per element.
 * @param from key of another source element: a dialog acts for its opener
 */
export function useCommands(from?: string | null): <T>(command: Command<T>) => T {
  const { store, ports } = useRuntime();
  const own = useOrigin();
  const origin = from === undefined ? own : from;
  return useCallback((command) => command({ store, ports, origin }), [store, ports, origin]);
}
