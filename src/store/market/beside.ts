import { failed, type Failure, type Reply } from '../../api/reply';
import { readCatalogue, type CatalogueReply } from '../../contract/catalogue';
import { readPlatforms } from '../../contract/marketplace';
import { readProduct } from '../../contract/product';
import type { ItemKey } from '../../domain/marketplace/types';
import type { AppDispatch, RootState } from '../create-store';
import type { Ports } from '../ports';
import { selectProducts } from '../selectors/catalogue';
import { selectReadScope } from '../selectors/config';
import { readAt, readDone, readFailed, readKey } from '../slices/reads';

type Asking<T> = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<T>;

const lacking = <T extends { readonly id: number }>(got: readonly T[], known: readonly T[] = []): readonly T[] => {
  const ids = new Set(known.map(({ id }) => id));
  return got.filter(({ id }) => !ids.has(id));
};

/** Adds records that the list lacks. Where it lacks none, nothing is built anew: a catalogue may have thousands. */
export const keep =
  (got: CatalogueReply) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const scope = selectReadScope(state);
    const listed = selectProducts(state);
    const plans = lacking(got.plans, listed?.plans);
    const modules = lacking(got.modules, listed?.modules);
    if (plans.length + modules.length === 0 || (listed && listed.currency !== got.currency)) return;
    const before = readAt(state.reads, 'beside', scope).data;
    const data: CatalogueReply = {
      ...got,
      plans: [...(before?.plans ?? []), ...plans],
      modules: [...(before?.modules ?? []), ...modules],
    };
    dispatch(readDone({ key: readKey('beside', scope), data }));
  };

/** The server's own word that there is no such record is an answer; a gateway's is not. */
const isNone = ({ fromJson, ownStatus }: Failure): boolean => fromJson && ownStatus === 404;

/** A session that is over is told for every read that fails by it. */
const said =
  (failure: Failure) =>
  (dispatch: AppDispatch, getState: () => RootState): Failure => {
    dispatch(readFailed({ key: readKey('beside', selectReadScope(getState())), failure }));
    return failure;
  };

const taken =
  (reply: Reply, readReply: (body: unknown) => CatalogueReply | null) =>
  (dispatch: AppDispatch): Failure | null => {
    const got = reply.ok ? readReply(reply.body) : null;
    if (got) dispatch(keep(got));
    if (got || (!reply.ok && isNone(reply.failure))) return null;
    return dispatch(said(reply.ok ? failed('not-json').failure : reply.failure));
  };

/**
 * Reads the one module or package that a page of details is about and that the list of what is for sale lacks. [API-31, API-34]
 * @returns why it could not be read; null once it is known, or known not to be
 */
export const readItem =
  (kind: 'module' | 'package', id: number, signal: AbortSignal): Asking<Failure | null> =>
  async (dispatch, getState, { client }) => {
    const { currency } = selectReadScope(getState());
    const asked = { params: { id }, query: { currency }, signal };
    const reply = kind === 'module' ? await client.request('module', asked) : await client.request('bundle', asked);
    return signal.aborted ? null : dispatch(taken(reply, readCatalogue));
  };

/** The same of something that is put into the cart. [API-05] */
export const readForCart =
  (kind: 'module' | 'package', id: number): Asking<Failure | null> =>
  async (dispatch, getState, { client }) => {
    const { currency } = selectReadScope(getState());
    const reply = await client.request('product', { params: { kind, id }, query: { currency } });
    return dispatch(taken(reply, readProduct));
  };

/** Reads the modules of a category of which the list has fewer than the server counts. [API-33] */
export const readCategory =
  (cid: number): Asking<void> =>
  async (dispatch, getState, { client }) => {
    const { currency } = selectReadScope(getState());
    dispatch(taken(await client.request('modules', { query: { cid, currency } }), readCatalogue));
  };

/** What the server finds by a word: modules and packages by their keys, and whole categories. */
export interface ServerFinds {
  readonly keys: readonly ItemKey[];
  readonly platforms: readonly number[];
  /** The records themselves, which whoever asked keeps once it knows what was found. */
  readonly records: readonly CatalogueReply[];
}

/** Asks the server for what the page itself does not find; nothing of it has to be there. [API-32, API-35, API-49] */
export const searchServer =
  (term: string, signal: AbortSignal): Asking<ServerFinds> =>
  async (dispatch, getState, { client }) => {
    const { currency } = selectReadScope(getState());
    const asked = { query: { q: term, currency }, signal };
    const replies = await Promise.all([
      client.request('moduleSearch', asked),
      client.request('bundleSearch', asked),
      client.request('platformSearch', { query: { term }, signal }),
    ]);
    for (const reply of replies) if (!reply.ok && !signal.aborted) dispatch(said(reply.failure));
    const [modules, packages] = replies.map((reply) => (reply.ok ? readCatalogue(reply.body) : null));
    const platforms = replies[2].ok ? readPlatforms(replies[2].body) : null;
    return {
      keys: [
        ...(modules?.modules ?? []).map(({ id }): ItemKey => `module/${id}`),
        ...(packages?.plans ?? []).map(({ id }): ItemKey => `package/${id}`),
      ],
      platforms: (platforms ?? []).map(({ id }) => id),
      records: [modules, packages].filter((got) => got !== null && got !== undefined),
    };
  };
