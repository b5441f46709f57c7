import type { Client } from '../api/client';
import type { StoragePort } from '../api/ports';
import type { EventDetails, EventName } from '../bus/events';
import type { Broadcast } from '../bus/tabs';
import type { PageSession } from './kit/page-session';
import type { AnyRoute } from './slices/config';

/** Flows that load on demand instead of with a widget; `app/flows` lists them. */
export type FlowName = 'activation' | 'checkout' | 'migration';

export interface TabsPort {
  /** Random id of this tab. */
  readonly id: string;
  /** Broadcasts a message to the other tabs; without effect before the page has started. */
  broadcast: (told: Broadcast) => void;
  /** Mutex across tabs: runs work of several tabs one after the other, and only in a visible tab. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Ports of the effects to the outside world. The runtime builds them; tests pass their own. */
export interface Ports {
  readonly client: Client;
  readonly storage: StoragePort;
  /** Storage of this tab, which survives reloads. */
  readonly tabStorage: StoragePort;
  /**
   * Raises a DOM event from the element with this key, or from `document`.
   * @returns false if a listener prevented it
   */
  emit<N extends EventName>(name: N, detail: EventDetails[N], origin?: string | null): boolean;
  /** Navigates to a configured route, or to `to` instead of its address, unless the host page prevents `waybill-navigate`. */
  navigate(
    route: AnyRoute,
    options?: {
      readonly query?: string;
      readonly to?: string;
      readonly origin?: string | null;
      /** Changes only the address; the page shows the new content itself. */
      readonly inPage?: boolean;
    },
  ): void;
  /** Reloads the page, unless the host page prevents `waybill-navigate`. */
  reload(origin?: string | null): void;
  /** Values that live as long as the page but are not state. */
  readonly pageSession: PageSession;
  /** The other tabs of this origin. */
  readonly tabs: TabsPort;
  /**
   * Loads a chunk on demand. If that fails, it tells the person and offers a retry, which also happens by itself once the network is
   * back.
   * @param retry `by-hand` for a press that may order or pay: it goes on only if the person presses again
   * @returns null if the person declines the retry
   */
  load<T>(part: () => Promise<T>, origin?: string | null, retry?: 'by-hand'): Promise<T | null>;
  /** Returns a chunk that has been loaded, or null. The runtime of an earlier release, which a page may run, does not have it. */
  loaded?<T>(part: () => Promise<T>): T | null;
  /**
   * Joins a flow to the store. If its chunk cannot be loaded, it tells the person and offers a retry `by-hand`, like `load`.
   * @returns false if the person declines the retry
   */
  flow(name: FlowName, origin?: string | null): Promise<boolean>;
  /** Returns the current address, for campaign parameters, anchors, and to detect that a route is open already. */
  location(): { readonly pathname: string; readonly search: string; readonly hash: string };
  /** Changes the current address without a step in the history, and keeps the host page's own state of the entry. */
  replaceAddress(to: string): void;
}
