import { readCatalogue, type CatalogueReply } from '../../contract/catalogue';
import { isPricingPlan, PRICING_INDUSTRY } from '../../domain/catalogue/plans';
import { createResource } from './resource';
import { currencyAdopted } from '../slices/cart';
import { readUnder } from '../slices/reads';
import type { RootState } from '../state';

/** Language of the page and currency of the host page: answers are cached for each pair. */
export interface ReadScope {
  readonly language: string;
  readonly currency: string | null;
}

/** Scope with the ids of the cart's modules, on which the answer depends. */
export interface CrossSellScope extends ReadScope {
  readonly ids: readonly number[];
}

export const scopeKey = ({ language, currency }: ReadScope): readonly (string | null)[] => [language, currency];

/** Queries of the reads, apart from the currency. The loader prefetches with them before the chunks arrive. */
export const PREFETCH_QUERIES = { bundles: { ind: PRICING_INDUSTRY } } as const;

/**
 * Rejects an answer with packages if the page could show none of them, because it was misunderstood: the shop must not look
 * empty.
 */
const readBundles = (body: unknown): CatalogueReply | null => {
  const read = readCatalogue(body);
  const groups = new Set(read?.categories.map(({ id }) => id));
  const isShown = read?.plans.some((plan) => isPricingPlan(plan) && groups.has(plan.categoryId));
  return read && (isShown || read.plans.length === 0) ? read : null;
};

/** Common options of priced lists; such a list also tells the page its currency. */
const priced = {
  translate: readCatalogue,
  learn: ({ currency }: CatalogueReply) => currencyAdopted(currency),
  failedText: 'pricing.load_failed',
};

/** Packages of the pricing page in every variant, with the modules that they include. */
export const bundles = createResource<CatalogueReply, ReadScope>({
  ...priced,
  name: 'bundles',
  keyOf: scopeKey,
  request: ({ currency }) => ({ query: { ...PREFETCH_QUERIES.bundles, currency } }),
  translate: readBundles,
});

/** Everything for sale; read if a module is needed that no loaded package contains. */
export const products = createResource<CatalogueReply, ReadScope>({
  ...priced,
  name: 'products',
  keyOf: scopeKey,
  request: ({ currency }) => ({ query: { currency } }),
});

/** Add-ons that the server suggests for the modules with these ids. [API-36] */
export const crossSell = createResource<CatalogueReply, CrossSellScope>({
  ...priced,
  name: 'crossSell',
  keyOf: ({ ids, ...scope }) => [...scopeKey(scope), ...ids],
  request: ({ currency, ids }) => ({ query: { currency }, body: { ids } }),
});

/** Returns the key of the records that the product list lacks, and that were read by id, category or search. */
export const unlistedKey = (scope: ReadScope): string => ['unlisted', ...scopeKey(scope)].join('/');
export const selectUnlisted = ({ reads }: RootState, scope: ReadScope): CatalogueReply | null =>
  readUnder<CatalogueReply>(reads, unlistedKey(scope)).data;

/** Reads that a widget may name in its `preload`. */
export const PREFETCHED_READS = { bundles } as const;
