import type { ConfigPatch } from '../store/slices/config';
import type { PaymentFields } from './payment-fields';

/** What `waybill.configure` takes. Everything is optional; a later call overrides what it names. */
export interface WaybillOptions {
  /** Base address of the API, e.g. `https://api.example.com`; '' is the page's own origin. */
  readonly api?: string;
  /** Another path for any call, by the name of its row in the endpoint table. */
  readonly endpoints?: Readonly<Record<string, string>>;
  /** Supplies the bearer token of the services calls; outranks `/services/token`. */
  readonly getToken?: () => string | Promise<string>;
  /** Another target for any redirect, by route name. */
  readonly routes?: ConfigPatch['routes'];
  /** Takes navigation over, e.g. a router's push. Called where `waybill-navigate` was not prevented. */
  readonly navigate?: (to: string) => void;
  /** Origins, besides the page's own, that redirects may lead to. */
  readonly allowedOrigins?: readonly string[];
  readonly locale?: string;
  /** ISO country of the person; 'US' shows prices without ISO code. [MNY-23] */
  readonly country?: string;
  readonly currency?: string;
  readonly memberId?: number;
  readonly apiKey?: string;
  /** `false` sends nothing to the shop's statistics; `waybill-conversion` is heard all the same. [ANA-01] */
  readonly analytics?: boolean;
  /** What the statistics call this page, instead of its path. [ANA-01] */
  readonly pageId?: string;
  /** What the files of invoices begin with, before their number; without it `r4m-invoice-`. [INV-02] */
  readonly invoicePrefix?: string;
  /** Opens the page's live chat: a function, or something that has `open()`. Without it chat buttons lead to `contact`. */
  readonly chat?: (() => unknown) | { open(): unknown };
  /** Where card numbers are entered, instead of inputs of the page's own: fields of a payment provider, which give out a token. */
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

/** Addresses by name, copied: what a host keeps and changes later changes nothing here. Anything that is no text is left out. */
const textsOf = (named: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The part of the options that goes into the store. */
export function toConfigPatch(options: WaybillOptions): ConfigPatch {
  const patch: Record<string, unknown> = {};
  for (const name of WRITABLE) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (value !== undefined) patch[name] = typeof value === 'object' ? textsOf(value) : value;
  }
  return patch;
}
