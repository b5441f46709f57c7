import * as z from 'zod/mini';
import { readCatalogue, type CatalogueReply } from './catalogue';
import { ownRecord } from './envelope';
import { read, recordOf } from './fields';

const productSchema = z.object({ currency: z.optional(z.unknown()), product: z.optional(z.unknown()) });

/** Normalises the reply: the record may be the whole reply, or its `data`, alone or in a list of one. */
export const productNamed = (body: unknown): unknown => {
  const { product, data }: { readonly product?: unknown; readonly data?: unknown } = ownRecord(body, 'id');
  if (product !== undefined || data === undefined) return body;
  return { ...recordOf(body), product: Array.isArray(data) && data.length < 2 ? (data[0] as unknown) : data };
};

const isNone = (record: unknown): boolean =>
  record === undefined || record === null || record === '' || (Array.isArray(record) && record.length === 0);

/**
 * Reads the reply of `GET /cart/products/{kind}/{id}` as a catalogue of one record, so that callers merge it like any other. A reply
 * without a record gives an empty catalogue. [API-05]
 * @returns null if the reply is malformed or its record is unreadable
 */
export const readProduct = (body: unknown): CatalogueReply | null => {
  const reply = read(productSchema, productNamed(body));
  if (!reply) return null;
  const isAnswer = ['status', 'currency', 'data'].some((name) => Object.hasOwn(recordOf(body), name));
  if (reply.product === undefined && !isAnswer) return null;
  const data = isNone(reply.product) ? [] : [reply.product];
  const list = readCatalogue({ currency: reply.currency, data });
  return list && list.plans.length + list.modules.length === data.length ? list : null;
};
