import { createApi } from '@reduxjs/toolkit/query';
import type { EndpointName } from '../api/endpoints';
import { failed, type Failure } from '../api/reply';
import { readCatalogue, type CatalogueReply } from '../contract/catalogue';
import type { Ports } from './ports';

/** The industry whose bundles are the pricing plans. [PRC-18] */
export const PRICING_INDUSTRY = 14;

export interface Read {
  readonly name: EndpointName;
  readonly query?: Readonly<Record<string, string | number>>;
  /** The contract's reading of the body; null where it is not what was asked for. */
  readonly translate: (body: unknown) => unknown;
}

/** Data that is only read, one call per kind and language, checked by the contract before it enters the store. */
export const queries = createApi({
  reducerPath: 'queries',
  baseQuery: async (read: Read, { extra, signal }): Promise<{ data: unknown } | { error: Failure }> => {
    const { client } = extra as Ports;
    const reply = await client.request(read.name, { query: read.query, signal });
    if (!reply.ok) return { error: reply.failure };
    const data = read.translate(reply.body);
    return data === null ? { error: failed('not-json').failure } : { data };
  },
  endpoints: (build) => ({
    /** Plans of the pricing page in every variant, with the modules that they bundle. */
    bundles: build.query<CatalogueReply, { language: string }>({
      query: () => ({ name: 'bundles', query: { ind: PRICING_INDUSTRY }, translate: readCatalogue }),
    }),
    /** Everything that is for sale; read when a module is wanted that no plan on the page names. */
    products: build.query<CatalogueReply, { language: string }>({
      query: () => ({ name: 'products', translate: readCatalogue }),
    }),
  }),
});
