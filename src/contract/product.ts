import * as z from 'zod/mini';
import { readCatalogue, type CatalogueReply } from './catalogue';
import { ownRecord } from './envelope';
import { itemsOf, read, recordOf } from './fields';

const productSchema = z.object({ currency: z.optional(z.unknown()), product: z.optional(z.unknown()) });

/** The record may be the whole of the reply, or its `data`, be it a list of one. */
export const productNamed = (body: unknown): unknown => {
  const { product, data }: { readonly product?: unknown; readonly data?: unknown } = ownRecord(body, 'id');
  if (product !== undefined || data === undefined) return body;
  return { ...recordOf(body), product: Array.isArray(data) && data.length < 2 ? (data[0] as unknown) : data };
};

/**
 * The reply of `GET /cart/products/{kind}/{id}`, as a list of one record: it goes where the others are. One without a record is an
 * empty list. [API-05]
 * @returns null where there is a record in it that can't be read
 */
export const readProduct = (body: unknown): CatalogueReply | null => {
  const reply = read(productSchema, productNamed(body));
  if (!reply) return null;
  const data = itemsOf(reply.product).length > 0 ? [reply.product] : [];
  const list = readCatalogue({ currency: reply.currency, data });
  return list && list.plans.length + list.modules.length === data.length ? list : null;
};
