import { failed, type Failure, type Reply } from '../../api/reply';
import { readCatalogue, type CatalogueReply } from '../../contract/catalogue';
import { readPlatforms } from '../../contract/marketplace';
import { readProduct } from '../../contract/product';
import { recordsMissingFrom } from '../../domain/catalogue/missing-records';
import type { ItemKey } from '../../domain/marketplace/types';
import { reporting } from '../report';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';
import { selectReadScope } from '../selectors/config';
import { unlistedKey, products, selectUnlisted, type ReadScope } from '../resources/catalogue';
import { readDone, readFailed } from '../slices/reads';
import { isInOneCurrency } from './one-currency';

type Asking<T> = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<T>;

/**
 * Adds records that the product list lacks, under the scope that they were requested in, because language and currency may have
 * changed since. It drops them if that list is not loaded or has another currency. If nothing is missing it dispatches nothing,
 * because a rebuild of a catalogue with thousands of records is expensive.
 */
export const keepUnlisted =
  (got: CatalogueReply, scope: ReadScope) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const listed = products.at(getState(), scope).data;
    if (listed?.currency !== got.currency) return;
    const kept = selectUnlisted(getState(), scope);
    const before = kept?.currency === got.currency ? kept : null;
    const plans = recordsMissingFrom(got.plans, [...listed.plans, ...(before?.plans ?? [])]);
    const modules = recordsMissingFrom(got.modules, [...listed.modules, ...(before?.modules ?? [])]);
    if (plans.length + modules.length === 0) return;
    const data: CatalogueReply = {
      ...got,
      plans: [...(before?.plans ?? []), ...plans],
      modules: [...(before?.modules ?? []), ...modules],
    };
    dispatch(readDone({ key: unlistedKey(scope), data }));
  };

/** Returns true if the server itself says that the record does not exist; a gateway's 404 does not count. */
const isNone = ({ fromJson, ownStatus }: Failure): boolean => fromJson && ownStatus === 404;

/** Reports a failed read, so that the listener for the end of a session sees it too. */
const said =
  (failure: Failure, scope: ReadScope) =>
  (dispatch: AppDispatch): Failure => {
    dispatch(readFailed({ key: unlistedKey(scope), failure }));
    return failure;
  };

const taken =
  (reply: Reply, readReply: (body: unknown) => CatalogueReply | null, scope: ReadScope): Asking<Failure | null> =>
  async (dispatch) => {
    const got = reply.ok ? readReply(reply.body) : null;
    if (got && (await dispatch(isInOneCurrency(got.currency, scope)))) {
      dispatch(keepUnlisted(got, scope));
      return null;
    }
    if (!reply.ok && isNone(reply.failure)) return null;
    return dispatch(said(reply.ok ? failed('not-json').failure : reply.failure, scope));
  };

/**
 * Reads one module or package for its detail page if the product list lacks it. [API-31, API-34]
 * @returns the failure; null once the record is loaded, or known not to exist
 */
export const readItem = (kind: 'module' | 'package', id: number, signal: AbortSignal): Asking<Failure | null> =>
  reporting<Failure | null>(
    'a read',
    async (dispatch, getState, { client }) => {
      const scope = selectReadScope(getState());
      const { currency } = scope;
      const asked = { params: { id }, query: { currency }, signal };
      const reply = kind === 'module' ? await client.request('module', asked) : await client.request('bundle', asked);
      return signal.aborted ? null : dispatch(taken(reply, readCatalogue, scope));
    },
    failed('not-json').failure,
  );

/**
 * Accepts a reply only if it contains the requested record, because a module and a package may have the same id. A reply without
 * records means that the record does not exist.
 */
const readAsked =
  (kind: 'module' | 'package', id: number) =>
  (body: unknown): CatalogueReply | null => {
    const got = readProduct(body);
    if (!got || got.plans.length + got.modules.length === 0) return got;
    const records = kind === 'module' ? got.modules : got.plans;
    return records.some((record) => record.id === id) ? got : null;
  };

/** Reads one module or package that is put into the cart. [API-05] */
export const readForCart =
  (kind: 'module' | 'package', id: number): Asking<Failure | null> =>
  async (dispatch, getState, { client }) => {
    const scope = selectReadScope(getState());
    const { currency } = scope;
    const reply = await client.request('product', { params: { kind, id }, query: { currency } });
    return dispatch(taken(reply, readAsked(kind, id), scope));
  };

/** Reads the modules of a category, for a list that has fewer than the server counts. [API-33] */
export const readCategory = (cid: number): Asking<void> =>
  reporting(
    'a read',
    async (dispatch, getState, { client }) => {
      const scope = selectReadScope(getState());
      const { currency } = scope;
      await dispatch(taken(await client.request('modules', { query: { cid, currency } }), readCatalogue, scope));
    },
    undefined,
  );

/** Results of a search on the server: keys of modules and packages, and ids of whole categories. */
export interface ServerFinds {
  readonly keys: readonly ItemKey[];
  readonly platforms: readonly number[];
  /** The found records; the caller stores them with `keep`. */
  readonly records: readonly CatalogueReply[];
  /** Language and currency of the request. */
  readonly scope: ReadScope;
  /** True if a part of the search failed, so that an empty result proves nothing. */
  readonly isFailed: boolean;
}

/** A 404 is no failure here, because these calls are optional for a server. */
const isFailure = (reply: Reply): boolean => !reply.ok && reply.failure.ownStatus !== 404;

/** Result of a search that threw. */
const NOT_SEARCHED: ServerFinds = {
  keys: [],
  platforms: [],
  records: [],
  scope: { language: '', currency: null },
  isFailed: true,
};

/** Searches on the server for what the page's own index does not find; all its calls are optional. [API-32, API-35, API-49] */
export const searchServer = (term: string, signal: AbortSignal): Asking<ServerFinds> =>
  reporting(
    'a search',
    async (dispatch, getState, { client }) => {
      const scope = selectReadScope(getState());
      const { currency } = scope;
      const asked = { query: { q: term, currency }, signal };
      const replies = await Promise.all([
        client.request('moduleSearch', asked),
        client.request('bundleSearch', asked),
        client.request('platformSearch', { query: { term }, signal }),
      ]);
      for (const reply of replies) if (!reply.ok && !signal.aborted) dispatch(said(reply.failure, scope));
      const [modules, packages] = replies.map((reply) => (reply.ok ? readCatalogue(reply.body) : null));
      const platforms = replies[2].ok ? readPlatforms(replies[2].body) : null;
      const records = [modules, packages].filter((got) => got !== null && got !== undefined);
      const unread = [modules, packages, platforms].some((got, at) => replies[at]?.ok && !got);
      const apart: boolean[] = [];
      for (const got of records) apart.push(!(await dispatch(isInOneCurrency(got.currency, scope))));
      return {
        keys: [
          ...(modules?.modules ?? []).map(({ id }): ItemKey => `module/${id}`),
          ...(packages?.plans ?? []).map(({ id }): ItemKey => `package/${id}`),
        ],
        platforms: (platforms ?? []).map(({ id }) => id),
        records,
        scope,
        isFailed: unread || apart.includes(true) || replies.some(isFailure),
      };
    },
    NOT_SEARCHED,
  );
