import * as z from 'zod/mini';
import { readCatalogue, type CatalogueReply } from './catalogue';
import { read } from './fields';

const productSchema = z.object({ currency: z.unknown(), product: z.unknown() });

/**
 * The reply of `GET /cart/products/{kind}/{id}`, as a list of one record: it goes where the others are. [API-05]
 * @returns null where there is no record in it that can be read
 */
export const readProduct = (body: unknown): CatalogueReply | null => {
  const reply = read(productSchema, body);
  const list = reply && readCatalogue({ currency: reply.currency, data: [reply.product] });
  return list && list.plans.length + list.modules.length > 0 ? list : null;
};
