/**
 * Conversion: the person added something to the cart. Fields are named as on the wire; the page receives the same record.
 * [ANA-04]
 */
export interface Conversion {
  readonly product_id: number;
  readonly is_module: 0 | 1;
  readonly is_bundled: 0 | 1;
}

/** An event of the page before it is attributed. */
export type TrackedEvent = { readonly name: 'page_view' } | ({ readonly name: 'conversion' } & Conversion);

/** An event with the page and the person that it belongs to. [ANA-01, API-57] */
export type AnalyticsEvent = TrackedEvent & {
  readonly page_id: string;
  readonly tracking_id: string | null;
  readonly member_id: number;
  readonly ip: string;
};

/** Delay in ms between two events of the queue. [ANA-03] */
export const EVENT_INTERVAL = 500;

/** How often the queue retries a failed event before it drops it. [docs/decisions/0076] */
export const EVENT_RETRIES = 3;

/** Maximum length of the event queue; it drops the oldest event first. */
export const MAX_QUEUED_EVENTS = 100;
