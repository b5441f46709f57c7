import type { ConfigPatch } from '../store/slices/config';
import type { PaymentFields } from './payment-fields';

/** The options of `waybill.configure`. All are optional; a later call overrides only the options that it names. */
export interface WaybillOptions {
  /** Base URL of the API, e.g. `https://api.example.com`; '' is the page's own origin. */
  readonly api?: string;
  /** Overrides the path of an endpoint, keyed by its name in the endpoint table. */
  readonly endpoints?: Readonly<Record<string, string>>;
  /** Supplies the bearer token of the services endpoints. Takes precedence over `/services/token`. */
  readonly getToken?: () => string | Promise<string>;
  /** Overrides the target of a redirect, keyed by route name. */
  readonly routes?: ConfigPatch['routes'];
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
  /** `false` sends nothing to the shop's analytics. The page still receives `waybill-conversion`. [ANA-01] */
  readonly analytics?: boolean;
  /** Names this page for analytics. The default is its path. [ANA-01] */
  readonly pageId?: string;
  /** File name prefix of downloaded invoices, before the invoice number. The default is `r4m-invoice-`. [INV-02] */
  readonly invoicePrefix?: string;
  /** Opens the page's live chat: a function, or an object with `open()`. Without it, chat buttons lead to the route `contact`. */
  readonly chat?: (() => unknown) | { open(): unknown };
  /** Replaces the widget's own inputs for card numbers with a payment provider's hosted fields, which return a token. */
  readonly paymentFields?: PaymentFields;
}

const WRITABLE = [
  'api',
  'endpoints',
  'routes',
  'locale',
  'country',
  'currency',
  'memberId',
  'apiKey',
  'analytics',
  'pageId',
  'invoicePrefix',
] as const;

/** Copies addresses by name, so that later changes by the host page have no effect here. Skips every value that is not a string. */
const textsOf = (named: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Returns the serialisable options as a patch for the store. */
export function toConfigPatch(options: WaybillOptions): ConfigPatch {
  const patch: Record<string, unknown> = {};
  for (const name of WRITABLE) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (value !== undefined) patch[name] = typeof value === 'object' ? textsOf(value) : value;
  }
  return patch;
}
