import type { UnknownAction } from '@reduxjs/toolkit';
import { failed } from '../api/reply';
import { readCatalogue, type CatalogueReply } from '../contract/catalogue';
import { isPricingPlan, PRICING_INDUSTRY } from '../domain/catalogue/plans';
import type { AppDispatch, RootState } from './state';
import type { Ports } from './ports';
import { currencyKnown } from './slices/cart';
import {
  readAt,
  readDone,
  readFailed,
  readKey,
  readStarted,
  type ReadName,
  type ReadResults,
  type ReadScope,
} from './slices/reads';

export interface Source<T> {
  readonly query?: Readonly<Record<string, number>>;
  /** The contract's reading of the body; null where it is not what was asked for. */
  readonly translate: (body: unknown) => T | null;
  /** What else the page learns of it, before it is there. */
  readonly learn?: (data: T) => UnknownAction;
}

/** Packages of which none would stand on the page were not understood: nobody is shown an empty shop. */
const readBundles = (body: unknown): CatalogueReply | null => {
  const read = readCatalogue(body);
  const groups = new Set(read?.categories.map(({ id }) => id));
  const isShown = read?.plans.some((plan) => isPricingPlan(plan) && groups.has(plan.categoryId));
  return read && (isShown || read.plans.length === 0) ? read : null;
};

const priced: Source<CatalogueReply> = {
  translate: readCatalogue,
  learn: ({ currency }) => currencyKnown(currency),
};

/** What is read by name; the marketplace brings sources of its own. */
export type PricedName = 'bundles' | 'products' | 'crossSell';

/** The loader starts these too, before the chunks are there. */
export const SOURCES: { readonly [N in PricedName]: Source<ReadResults[N]> } = {
  bundles: { ...priced, translate: readBundles, query: { ind: PRICING_INDUSTRY } },
  products: priced,
  crossSell: priced,
};

interface Options {
  readonly anew?: boolean;
}

/** What is on its way: whoever asks for it as well waits for the same answer. */
const underWay = new WeakMap<Ports['client'], Map<string, Promise<void>>>();

/**
 * Reads one kind of data in the page's language and currency, checked by the contract before it enters the store. However many widgets
 * ask, there is one call; what is there is not asked for again, unless `anew`.
 * @returns once the answer is in the store
 */
export const readFrom =
  <N extends Exclude<ReadName, 'beside'>>(
    name: N,
    source: Source<ReadResults[N]>,
    scope: ReadScope,
    { anew = false }: Options = {},
  ) =>
  async (dispatch: AppDispatch, getState: () => RootState, { client, emit }: Ports): Promise<void> => {
    const known = readAt(getState().reads, name, scope);
    const key = readKey(name, scope);
    const asked = underWay.get(client) ?? new Map<string, Promise<void>>();
    underWay.set(client, asked);
    if (known.isPending) return asked.get(key);
    if (known.data && !anew) return undefined;
    dispatch(readStarted(key));
    const ask = async (): Promise<void> => {
      const { currency, ids } = scope;
      const reply = await client.request(name, { query: { ...source.query, currency }, body: ids && { ids } });
      asked.delete(key);
      const data = reply.ok ? source.translate(reply.body) : null;
      if (data) {
        if (source.learn) dispatch(source.learn(data));
        dispatch(readDone({ key, data }));
      } else {
        const { failure } = reply.ok ? failed('not-json') : reply;
        emit('error', { code: failure.status, message: 'pricing.load_failed', surface: name }, null);
        dispatch(readFailed({ key, failure }));
      }
    };
    const answer = ask();
    asked.set(key, answer);
    return answer;
  };

export const read = (name: PricedName, scope: ReadScope, options?: Options) =>
  readFrom(name, SOURCES[name], scope, options);
