import type { Client } from '../api/client';
import type { StoragePort } from '../api/ports';
import type { EventDetails, EventName } from '../bus/events';
import type { RouteName } from './slices/config';

/** What effects reach the outside world through. The runtime builds it; tests hand in their own. */
export interface Ports {
  readonly client: Client;
  readonly storage: StoragePort;
  /** Raises a DOM event from the element of that key, or from `document`. @returns false when it was prevented. */
  emit<N extends EventName>(name: N, detail: EventDetails[N], origin?: string | null): boolean;
  /** Moves to a configured route, or to another address in its place, unless a host prevents `waybill-navigate`. */
  navigate(
    route: RouteName,
    options?: { readonly query?: string; readonly to?: string; readonly origin?: string | null },
  ): void;
  /** Reloads the page, unless a host prevents `waybill-navigate`. */
  reload(origin?: string | null): void;
  /** The address that is shown, for campaign parameters, anchors and where a press already is. */
  location(): { readonly pathname: string; readonly search: string; readonly hash: string };
}
