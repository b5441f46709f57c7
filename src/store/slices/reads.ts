import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/reply';
import type { CatalogueReply } from '../../contract/catalogue';
import type { Industry, Platform } from '../../domain/marketplace/types';
import { createSlice } from '../kit/slice';

/** What each read brings. */
export interface ReadResults {
  /** Plans of the pricing page in every variant, with the modules that they bundle. */
  readonly bundles: CatalogueReply;
  /** Everything that is for sale; read when a module is wanted that no plan on the page names. */
  readonly products: CatalogueReply;
  /** What that list lacks and was read by its id, its category or a word; see `market/beside`. */
  readonly beside: CatalogueReply;
  /** What goes well with the add-ons whose ids are asked with. [API-36] */
  readonly crossSell: CatalogueReply;
  /** The categories of the marketplace. [MKT-16] */
  readonly platforms: readonly Platform[];
  /** Its industries. [MKT-17] */
  readonly industries: readonly Industry[];
}

export type ReadName = keyof ReadResults;

/** `data` stays while it is read anew or when that fails. */
export interface ReadState<T> {
  readonly isPending: boolean;
  readonly data: T | null;
  readonly failure: Failure | null;
}

/** What an answer depends on besides its kind: the page's language, and the currency that the host asks for. */
export interface ReadScope {
  readonly language: string;
  readonly currency: string | null;
  /** What is in the cart, where the answer depends on it. */
  readonly ids?: readonly number[];
}

/** Server data that is only read, by kind and scope. */
export type ReadsState = Readonly<Record<string, ReadState<unknown>>>;

const NOTHING: ReadState<never> = { isPending: false, data: null, failure: null };

/** Where a read stands: one per kind of data and scope. */
export const readKey = (name: ReadName, { language, currency, ids }: ReadScope): string =>
  [name, language, currency ?? '', ...(ids ?? [])].join('/');

export const readAt = <N extends ReadName>(reads: ReadsState, name: N, scope: ReadScope): ReadState<ReadResults[N]> =>
  (reads[readKey(name, scope)] as ReadState<ReadResults[N]> | undefined) ?? NOTHING;

const slice = createSlice({
  name: 'reads',
  initialState: {} as ReadsState,
  reducers: {
    readStarted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      [payload]: { ...(state[payload] ?? NOTHING), isPending: true },
    }),
    readDone: (state, { payload }: PayloadAction<{ key: string; data: unknown }>) => ({
      ...state,
      [payload.key]: { isPending: false, data: payload.data, failure: null },
    }),
    readFailed: (state, { payload }: PayloadAction<{ key: string; failure: Failure }>) => ({
      ...state,
      [payload.key]: { ...(state[payload.key] ?? NOTHING), isPending: false, failure: payload.failure },
    }),
  },
});

export const { readStarted, readDone, readFailed } = slice.actions;
export const reads = slice.reducer;
