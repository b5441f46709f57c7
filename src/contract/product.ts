import * as z from 'zod/mini';
import { readCatalogue, type CatalogueReply } from './catalogue';
import { ownRecord } from './envelope';
import { read, recordOf } from './fields';

const productSchema = z.object({ currency: z.optional(z.unknown()), product: z.optional(z.unknown()) });

/** The record may be the whole of the reply, or its `data`, be it a list of one. */
export const productNamed = (body: unknown): unknown => {
  const { product, data }: { readonly product?: unknown; readonly data?: unknown } = ownRecord(body, 'id');
  if (product !== undefined || data === undefined) return body;
  return { ...recordOf(body), product: Array.isArray(data) && data.length < 2 ? (data[0] as unknown) : data };
};

const isNone = (record: unknown): boolean =>
  record === undefined || record === null || record === '' || (Array.isArray(record) && record.length === 0);

/**
 * The reply of `GET /cart/products/{kind}/{id}`, as a list of one record: it goes where the others are. One without a record is an
 * empty list. [API-05]
 * @returns null where it is no answer to that, or where there is a record in it that can't be read
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
