import type { HttpBindings } from '@hono/node-server';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Db } from '../db/open';
import type { Session } from '../model/session';
import type { Shop } from '../shop/shop';

/** Where the two listeners are found, each as an origin. Known when they listen, so they are asked for with each call. */
export interface Places {
  /** All by which a page of the shop may be open. */
  readonly shops: () => readonly string[];
  readonly vault: () => string;
}

/** What the routes work with. */
export interface Deps {
  readonly shop: Shop;
  /** Signs bearer tokens. */
  readonly secret: string;
  /** ms since 1970 */
  readonly now: () => number;
  readonly distDir: string;
  readonly places: Places;
  /** Where mails say that our pages are; else where the caller found us. */
  readonly publicUrl?: string;
  /** A proxy of ours is in front and names the caller in `X-Forwarded-For`; without one that header is anybody's. */
  readonly isProxied?: boolean;
  /** Origins beside our own that may call with credentials. */
  readonly origins: readonly string[];
  /** Switches and accounts for tests and demonstrations exist. */
  readonly demo: boolean;
}

export interface Env {
  /** Absent where a test calls the app without a socket. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    /** In a write with a key: its transaction, so that its effect and its outcome are stored together or not at all. */
    db: Db;
    /** The caller, by cookie or by token; null before anything had to be remembered. */
    session: Session | null;
    /** Where frames for card numbers come from, an origin. */
    vault: string;
    /** Of the amounts in a services reply. */
    currency: CurrencyCode;
  };
}
