import * as z from 'zod/mini';
import type { AnalyticsEvent } from '../domain/analytics/event';
import { count, id, int, usableRows, zeroOrOne, oneOf, read, text, textOrNull } from './fields';

/** An analytics event in the queue. */
export interface QueuedEvent {
  /** Idempotency key of the event, the same for every retry, so that the server counts it once. */
  readonly key: string;
  /** Number of failed tries. */
  readonly tries: number;
  readonly event: AnalyticsEvent;
}

const page = { page_id: text, tracking_id: textOrNull, member_id: int, ip: text };
const viewSchema = z.object(page);
const conversionSchema = z.object({ ...page, product_id: id, is_module: zeroOrOne, is_bundled: zeroOrOne });
const namedSchema = z.object({ name: oneOf(['page_view', 'conversion'], null) });

function readEvent(value: unknown): AnalyticsEvent | null {
  const name = read(namedSchema, value)?.name;
  const view = name === 'page_view' && read(viewSchema, value);
  const conversion = name === 'conversion' && read(conversionSchema, value);
  return (view && { name: 'page_view', ...view }) || (conversion && { name: 'conversion', ...conversion }) || null;
}

const queue = usableRows(z.object({ key: text, tries: count, event: z.transform(readEvent) }));

/** Reads the event queue that a page left in storage; drops malformed events. */
export const readStoredEvents = (data: unknown): readonly QueuedEvent[] =>
  z.parse(queue, data).flatMap(({ event, key, tries }) => (event && key ? [{ key, tries, event }] : []));
