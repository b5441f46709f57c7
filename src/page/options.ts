import { readAnalyticsMode, type AnalyticsMode } from '../domain/analytics/consent';
import { pathLanguage } from '../domain/routes/localised-path';
import { DEFAULT_ROUTES, type AnyRoute, type ConfigPatch, type ConfigState } from '../store/slices/config';
import type { PaymentButtons } from './payment-buttons';
import type { PaymentFields } from './payment-fields';

/** The target of a redirect: an address, or a function from the page's language, such as `pt-BR`, to one. */
export type Route = string | ((language: string) => string);

/** The options of `waybill.configure`. All are optional; a later call overrides only the options that it names. */
export interface WaybillOptions {
  /** Base URL of the API, e.g. `https://api.example.com`; '' is the page's own origin. */
  readonly api?: string;
  /** Overrides the path of an endpoint, keyed by its name in the endpoint table. */
  readonly endpoints?: Readonly<Record<string, string>>;
  /** Supplies the bearer token of the services endpoints. Takes precedence over `/services/token`. */
  readonly getToken?: () => string | Promise<string>;
  /**
   * A visitor's bearer token, used without asking for one until the API refuses it, and never for a member. An empty one says that the
   * API answers a visitor's reads without a token.
   */
  readonly token?: string;
  /** Overrides the target of a redirect, keyed by route name: an address, or a function from the page's language to one. */
  readonly routes?: Readonly<Partial<Record<AnyRoute, Route>>>;
  /**
   * True: French, Spanish and Vietnamese pages of this site have a path prefix such as `/fr`. False: links get none. By default
   * they get the prefix of the page's own address. [I18-07]
   */
  readonly localisedPaths?: boolean;
  /** Takes navigation over, e.g. a router's `push`. Called unless a listener prevented `waybill-navigate`. */
  readonly navigate?: (to: string) => void;
  /** Origins, besides the page's own, that redirects may lead to. */
  readonly allowedOrigins?: readonly string[];
  readonly locale?: string;
  /** ISO country of the person. With 'US', prices show no ISO currency code. [MNY-23] */
  readonly country?: string;
  readonly currency?: string;
  readonly memberId?: number;
  readonly apiKey?: string;
  /**
   * `'off'` or `false` sends nothing to the shop's analytics and keeps no campaign; `'after-consent'` waits for `consent`;
   * `'on'` or `true`, the default, counts unless the browser asks for privacy (Global Privacy Control) or the reader refuses. The page
   * receives `waybill-conversion` in any case. [ANA-01]
   */
  readonly analytics?: boolean | AnalyticsMode;
  /**
   * What the reader has decided about analytics, as a consent banner says it on each page. After `true` the page view is counted and the
   * campaign of the address is kept; after `false` neither, and what was kept is removed. It is not stored.
   */
  readonly consent?: boolean;
  /** Names this page for analytics. The default is its path. [ANA-01] */
  readonly pageId?: string;
  /** File name prefix of downloaded invoices, before the invoice number. The default is `r4m-invoice-`. [INV-02] */
  readonly invoicePrefix?: string;
  /** Opens the page's live chat: a function, or an object with `open()`. Without it, chat buttons lead to the route `contact`. */
  readonly chat?: (() => unknown) | { open(): unknown };
  /** Replaces the widget's own inputs for card numbers with a payment provider's hosted fields, which return a token. */
  readonly paymentFields?: PaymentFields;
  /** Offers Amazon Pay and PayPal through the provider's own button instead of a field for the agreement's number. */
  readonly paymentButtons?: PaymentButtons;
}

const TEXTS = ['api', 'locale', 'country', 'currency', 'apiKey', 'pageId', 'invoicePrefix'] as const;

const WRITABLE = [...TEXTS, 'endpoints', 'localisedPaths', 'memberId', 'analytics', 'consent'] as const;

/** Copies addresses by name, so that later changes by the host page have no effect here. Skips every value that is not a string. */
const textsOf = (named: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Reads options that a page may get wrong. A consent is given by `true` alone. */
const READERS: Partial<Record<(typeof WRITABLE)[number], (value: unknown) => unknown>> = {
  endpoints: textsOf,
  analytics: readAnalyticsMode,
  consent: (value) => value === true,
};

/** The types of options of which another one would break a view or a call. */
const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TEXTS.map((name) => [name, 'string'])),
  token: 'string',
  getToken: 'function',
  navigate: 'function',
};

/** Returns the options without those of a wrong type, of which the console is told. Null takes an option back. */
export const usableOptions = (options: WaybillOptions): WaybillOptions =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]: [string, unknown]) => {
      const type = TYPES[name];
      const isUsable = !type || (value ?? null) === null || typeof value === type;
      if (!isUsable) console.warn(`waybill: ignores ${name}, which is no ${type}`);
      return isUsable;
    }),
  );

/** Returns the serialisable options as a patch for the store. */
export function toConfigPatch(options: WaybillOptions): ConfigPatch {
  const patch: Record<string, unknown> = {};
  for (const name of WRITABLE) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (value !== undefined) patch[name] = READERS[name]?.(value) ?? value;
  }
  if (options.getToken) patch['isTokenGiven'] = true;
  return patch;
}

/** Returns the address of a route in a language; undefined if it has none or its function fails. */
function addressIn(route: unknown, language: string): unknown {
  if (typeof route !== 'function') return route;
  try {
    return (route as (language: string) => unknown)(language);
  } catch (error) {
    console.error('waybill: a route that is a function failed', error);
    return undefined;
  }
}

/**
 * Returns what the store holds of the page's addresses: the routes in its language and the language of its paths. A route without
 * an address keeps its default.
 * @param routes as the host page named them
 * @param path of the page's address
 */
export function addressPatch(
  routes: WaybillOptions['routes'],
  { language, localisedPaths }: Pick<ConfigState, 'language' | 'localisedPaths'>,
  path: string,
): Pick<ConfigState, 'pathLanguage'> & Pick<ConfigPatch, 'routes'> {
  const named = Object.entries(routes ?? {}).map(([name, route]) => [name, addressIn(route, language)]);
  return {
    routes: { ...DEFAULT_ROUTES, ...textsOf(Object.fromEntries(named)) },
    pathLanguage: pathLanguage(path, language, localisedPaths),
  };
}
