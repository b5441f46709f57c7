import type { HttpBindings } from '@hono/node-server';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { Db } from '../db/open';
import type { Session } from '../model/session';
import type { Shop } from '../shop/shop';

/** The origins of the two listeners. They are functions, because the origins are known only once the servers listen. */
export interface Places {
  /** All origins on which a page of the shop may be open. */
  readonly shops: () => readonly string[];
  readonly vault: () => string;
}

/** The dependencies of the routes. */
export interface Deps {
  readonly shop: Shop;
  /** The key that signs bearer tokens. */
  readonly secret: string;
  /** ms since 1970 */
  readonly now: () => number;
  readonly distDir: string;
  readonly places: Places;
  /** The base URL of links in mails; defaults to the request's own origin. */
  readonly publicUrl?: string;
  /** True behind a trusted proxy that sets `X-Forwarded-For`; otherwise a caller could forge that header. */
  readonly isProxied?: boolean;
  /** Additional origins that may call with credentials. */
  readonly origins: readonly string[];
  /** Enables the switches and accounts for tests and demos. */
  readonly demo: boolean;
}

export interface Env {
  /** Absent where a test calls the app without a socket. */
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    /** The database; in a write with an idempotency key its transaction, so that effect and outcome are stored atomically. */
    db: Db;
    /** The caller's session, by cookie or token; null before a session was needed. */
    session: Session | null;
    /** The origin of the frames for card numbers. */
    vault: string;
    /** The currency of the amounts in a services reply. */
    currency: CurrencyCode;
  };
}
