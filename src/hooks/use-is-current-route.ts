import { isAt } from '../store/effects/location';
import type { RouteName } from '../store/slices/config';
import { useRuntime } from './use-runtime';

/** Returns true if the open page is the one that the route leads to. */
export function useIsCurrentRoute(route: RouteName): boolean {
  const { store, ports } = useRuntime();
  return isAt(route, { getState: store.getState, extra: ports });
}
