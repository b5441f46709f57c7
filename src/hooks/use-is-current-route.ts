import { isAt } from '../store/effects/location';
import type { RouteName } from '../store/slices/config';
import { useRuntime } from './use-runtime';

/** Whether the page that a route leads to is the one that is open. */
export function useIsCurrentRoute(route: RouteName): boolean {
  const { store, ports } = useRuntime();
  return isAt(route, { getState: store.getState, extra: ports });
}
