import { createApi } from '@reduxjs/toolkit/query';
import type { EndpointName } from '../api/endpoints';
import type { Failure } from '../api/status';
import { readBundles, type BundlesReply } from '../contract/bundle';
import { readProducts, type ProductsReply } from '../contract/products';
import type { Ports } from './ports';

/** The industry whose bundles are the pricing plans. [PRC-18] */
const PRICING_INDUSTRY = 14;

interface Read {
  readonly name: EndpointName;
  readonly query?: Readonly<Record<string, string | number>>;
}

/** Data that is only read, one call per kind and language, checked by the contract before it enters the store. */
export const queries = createApi({
  reducerPath: 'queries',
  baseQuery: async (read: Read, { extra, signal }): Promise<{ data: unknown } | { error: Failure }> => {
    const { client } = extra as Ports;
    const reply = await client.request(read.name, { query: read.query, signal });
    return reply.ok ? { data: reply.body } : { error: reply.failure };
  },
  endpoints: (build) => ({
    /** Plans of the pricing page in every variant, with the modules that they bundle. */
    bundles: build.query<BundlesReply, { language: string }>({
      query: () => ({ name: 'bundles', query: { ind: PRICING_INDUSTRY } }),
      transformResponse: readBundles,
    }),
    /** Everything that is for sale; read when a module is wanted that no plan on the page names. */
    products: build.query<ProductsReply, { language: string }>({
      query: () => ({ name: 'products' }),
      transformResponse: readProducts,
    }),
  }),
});
