/** Something was put into the cart. Named and marked as on the wire, which is also what the page hears. [ANA-04] */
export interface Conversion {
  readonly product_id: number;
  readonly is_module: 0 | 1;
  readonly is_bundled: 0 | 1;
}

/** What happened on the page. */
export type Happening = { readonly name: 'page_view' } | ({ readonly name: 'conversion' } & Conversion);

/** A happening with the page and the person that it belongs to. [ANA-01, API-57] */
export type AnalyticsEvent = Happening & {
  readonly page_id: string;
  readonly tracking_id: string | null;
  readonly member_id: number;
  readonly ip: string;
};

/** How long (ms) after one event the next is sent. [ANA-03] */
export const EVENT_INTERVAL = 500;

/** How often a failed event is sent again before it is dropped. [docs/decisions/0076] */
export const EVENT_RETRIES = 3;

/** A page that never gets through keeps this many and forgets the oldest. */
export const MOST_EVENTS = 100;
