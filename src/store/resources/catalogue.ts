import { readCatalogue, type CatalogueReply } from '../../contract/catalogue';
import { isPricingPlan, PRICING_INDUSTRY } from '../../domain/catalogue/plans';
import { createResource } from './resource';
import { currencyKnown } from '../slices/cart';
import { readUnder } from '../slices/reads';
import type { RootState } from '../state';

/** What an answer depends on besides its kind: the page's language, and the currency that the host asks for. */
export interface ReadScope {
  readonly language: string;
  readonly currency: string | null;
}

/** With what is in the cart, on which its answer depends. */
export interface CrossSellScope extends ReadScope {
  readonly ids: readonly number[];
}

export const scopeKey = ({ language, currency }: ReadScope): readonly (string | null)[] => [language, currency];

/** What is asked with, besides the currency. The loader starts these reads too, before the chunks are there. */
export const EARLY_QUERIES = { bundles: { ind: PRICING_INDUSTRY } } as const;

/** Packages of which none would stand on the page were not understood: nobody is shown an empty shop. */
const readBundles = (body: unknown): CatalogueReply | null => {
  const read = readCatalogue(body);
  const groups = new Set(read?.categories.map(({ id }) => id));
  const isShown = read?.plans.some((plan) => isPricingPlan(plan) && groups.has(plan.categoryId));
  return read && (isShown || read.plans.length === 0) ? read : null;
};

/** What has prices tells the page their currency. */
const priced = {
  translate: readCatalogue,
  learn: ({ currency }: CatalogueReply) => currencyKnown(currency),
  failedText: 'pricing.load_failed',
};

/** Plans of the pricing page in every variant, with the modules that they bundle. */
export const bundles = createResource<CatalogueReply, ReadScope>({
  ...priced,
  name: 'bundles',
  keyOf: scopeKey,
  request: ({ currency }) => ({ query: { ...EARLY_QUERIES.bundles, currency } }),
  translate: readBundles,
});

/** Everything that is for sale; read when a module is wanted that no plan on the page names. */
export const products = createResource<CatalogueReply, ReadScope>({
  ...priced,
  name: 'products',
  keyOf: scopeKey,
  request: ({ currency }) => ({ query: { currency } }),
});

/** What goes well with the add-ons whose ids are asked with. [API-36] */
export const crossSell = createResource<CatalogueReply, CrossSellScope>({
  ...priced,
  name: 'crossSell',
  keyOf: ({ ids, ...scope }) => [...scopeKey(scope), ...ids],
  request: ({ currency, ids }) => ({ query: { currency }, body: { ids } }),
});

/** Where records stand that the list of what is for sale lacks, and that were read by their id, their category or a word. */
export const besideKey = (scope: ReadScope): string => ['beside', ...scopeKey(scope)].join('/');
export const selectBeside = ({ reads }: RootState, scope: ReadScope): CatalogueReply | null =>
  readUnder<CatalogueReply>(reads, besideKey(scope)).data;

/** What a widget may name as its `preload`. */
export const EARLY_READS = { bundles } as const;
