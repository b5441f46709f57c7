import { useCallback } from 'react';
import type { Command } from '../commands/command';
import { useOrigin } from './use-origin';
import { useRuntime } from './use-runtime';

/**
 * How a view acts: `run(addModule(id))`. The same function as long as the view stands in the same element.
 * @param from key of the element that it acts for, where that is another: a dialog acts for its opener
 */
export function useCommands(from?: string | null): <T>(command: Command<T>) => T {
  const { store, ports } = useRuntime();
  const own = useOrigin();
  const origin = from === undefined ? own : from;
  return useCallback((command) => command({ store, ports, origin }), [store, ports, origin]);
}
