import type { Effect } from '../create-store';
import { selectRoutes } from '../selectors/config';
import type { RouteName } from '../slices/config';

/** Whether the page that a route leads to is the one that is open. */
export const isAt = (route: RouteName, { getState, extra }: Pick<Effect, 'getState' | 'extra'>): boolean =>
  new URL(selectRoutes(getState())[route], 'https://this.page').pathname === extra.location().pathname;
