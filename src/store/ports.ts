import type { Client } from '../api/client';
import type { StoragePort } from '../api/ports';
import type { EventDetails, EventName } from '../bus/events';
import type { Broadcast } from '../bus/tabs';
import type { PageSession } from './kit/page-session';
import type { AnyRoute } from './slices/config';

/** What takes time and comes with no first paint; `app/flows` knows where each is. */
export type FlowName = 'checkout' | 'migration';

export interface TabsPort {
  /** This tab among all. */
  readonly id: string;
  /** Nobody hears it before the page is started. */
  broadcast: (told: Broadcast) => void;
  /** Does what several tabs would do at once in one after the other. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What effects reach the outside world through. The runtime builds it; tests hand in their own. */
export interface Ports {
  readonly client: Client;
  readonly storage: StoragePort;
  /** What lives as long as this tab, over reloads. */
  readonly tabStorage: StoragePort;
  /** Raises a DOM event from the element of that key, or from `document`. @returns false when it was prevented. */
  emit<N extends EventName>(name: N, detail: EventDetails[N], origin?: string | null): boolean;
  /** Moves to a configured route, or to another address in its place, unless a host prevents `waybill-navigate`. */
  navigate(
    route: AnyRoute,
    options?: {
      readonly query?: string;
      readonly to?: string;
      readonly origin?: string | null;
      /** Only the address is moved: this page shows what it says. */
      readonly inPage?: boolean;
    },
  ): void;
  /** Reloads the page, unless a host prevents `waybill-navigate`. */
  reload(origin?: string | null): void;
  /** What lives as long as the page, and nothing shows. */
  readonly pageSession: PageSession;
  /** The other tabs of this origin. */
  readonly tabs: TabsPort;
  /**
   * Loads a part of the product that came with no first paint. Where that fails the person is told and can try again.
   * @returns null where they would rather not
   */
  load<T>(part: () => Promise<T>, origin?: string | null): Promise<T | null>;
  /**
   * Takes a flow into the store. Where it can't be loaded the person is told, as with any part.
   * @returns false where they would rather not
   */
  flow(name: FlowName, origin?: string | null): Promise<boolean>;
  /** The address that is shown, for campaign parameters, anchors and where a press already is. */
  location(): { readonly pathname: string; readonly search: string; readonly hash: string };
}
