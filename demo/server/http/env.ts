import type { HttpBindings } from '@hono/node-server';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import type { AccountFacts } from '../db/account-facts';
import type { Db } from '../db/open';
import type { Session } from '../model/session';
import type { ReadToken } from './tokens';
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
  /** Returns the current time in ms since 1970. */
  readonly now: () => number;
  readonly distDir: string;
  readonly places: Places;
  /** The base URL of links in mails; defaults to the request's own origin. */
  readonly publicUrl?: string;
  /** How many addresses the visitors of one network may write to within an hour; 20 by default. */
  readonly mailAllowance?: number;
  /** How many carts the visitors of one network may begin within an hour; other uses are multiples of it; no limit by default. */
  readonly visitorAllowance?: number;
  /** True behind a trusted proxy that sets `X-Forwarded-For`; otherwise a caller could forge that header. */
  readonly isProxied?: boolean;
  /** Sets the cookie for pages of other sites (CHIPS), each of which gets a session of its own; needs https. */
  readonly isPartitioned?: boolean;
  /** Answers reads of the services without a bearer token, as a visitor's. */
  readonly isPublic?: boolean;
  /** Takes a line of JSON for each request. */
  readonly logRequest?: (line: string) => void;
  /** Returns whether the server is about to end. */
  readonly isStopping?: () => boolean;
  /** Additional origins that may call with credentials. */
  readonly origins: readonly string[];
  /** Pages of this machine, on any port, may call with credentials, too. */
  readonly servesLocalPages?: boolean;
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
    /** What was read of the account with its session, where the call is that of the session. */
    account: AccountFacts | null;
    /** The bearer token of a services call, where its signature is right. */
    token: ReadToken | null;
    /** Names the request in its reply and in the log. */
    requestId: string;
    /** The origin of the frames for card numbers. */
    vault: string;
    /** The currency of the amounts in a services reply. */
    currency: CurrencyCode;
  };
}
