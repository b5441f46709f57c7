import type { UnknownAction } from '@reduxjs/toolkit';
import type { RequestOptions } from '../../api/client';
import type { EndpointName } from '../../api/endpoints';
import { failed, type Failure } from '../../api/reply';
import { endsSession } from '../../domain/errors/failure';
import type { Ports } from '../ports';
import { selectSource } from '../slices/config';
import { readDone, readFailed, readStarted, readUnder, type Read } from '../slices/reads';
import { report } from '../report';
import type { AppDispatch, RootState } from '../state';
import { sessionPart } from '../kit/page-session';

/** Describes one kind of server data: the request and the cache keys. `Q` is the query of a view. */
interface Spec<T, Q> {
  /** Endpoint of the read, and first part of the cache key. */
  readonly name: EndpointName;
  /** Returns the values that the answer depends on; the cache keeps one answer for each combination. */
  readonly keyOf: (query: Q, state: RootState) => readonly (string | number | null | undefined)[];
  readonly request?: (query: Q, state: RootState) => RequestOptions;
  /** Codec of the body; null if the body is invalid. */
  readonly translate: (body: unknown, state: RootState) => T | null;
  /** Maps a failure to data if the server says by it that there is nothing. */
  readonly answerIn?: (failure: Failure, state: RootState) => T | null;
  /** Action to dispatch before the data enter the store. */
  readonly learn?: (data: T) => UnknownAction;
  /** Returns the owner of the data. For a new owner they are read again, and an answer for a former one is dropped. */
  readonly ownerOf?: (state: RootState) => unknown;
  /** Text key of the message in `waybill-error`. */
  readonly failedText: string;
  /** True if only invalid answers raise `waybill-error`; other failures concern only the view that shows them. */
  readonly isQuiet?: boolean;
  /** `surface` in `waybill-error`; defaults to the name. */
  readonly surface?: string;
}

export type Thunk = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<void>;

export interface Resource<T, Q = void> {
  readonly ownerOf: (state: RootState) => unknown;
  /** Returns the cache key of a query. */
  readonly keyOf: (query: Q, state: RootState) => string;
  /** Returns the state of a read. */
  readonly at: (state: RootState, query: Q) => Read<T>;
  /**
   * Reads the answer to a query. Parallel calls share one request, and a cached answer is not requested again. It never rejects: what
   * throws is reported, and the read has failed.
   * @param options.force refetches; the answer of a call that is under way is then superseded
   * @returns once the answer is in the store
   */
  readonly read: (query: Q, options?: { readonly force?: boolean }) => Thunk;
}

interface Call {
  readonly name: EndpointName;
  readonly owner: unknown;
  /** Server and asker, as `selectSource` names them. */
  readonly source: string;
  readonly again: Thunk;
  answer: Promise<void>;
}

/** The last call for each key; `read-again.ts` repeats some. */
export const CALLS = sessionPart(() => new Map<string, Call>());

/**
 * Creates a resource, the one way to read a kind of server data. The codec checks each answer before it enters the store; an
 * invalid one is a failure. Failures raise `waybill-error`, except for the end of the session, which the page tells once.
 */
export function createResource<T, Q = void>(spec: Spec<T, Q>): Resource<T, Q> {
  const { name, translate, learn, failedText, isQuiet, surface = name, ownerOf = () => null } = spec;
  const keyOf = (query: Q, state: RootState): string => [name, ...spec.keyOf(query, state)].join('/');

  const understood = (body: unknown, state: RootState): T | null => {
    try {
      return translate(body, state);
    } catch (error) {
      console.error(error);
      return null;
    }
  };

  const read: Resource<T, Q>['read'] =
    (query, { force = false } = {}) =>
    async (dispatch, getState, ports) => {
      const { client, emit, pageSession } = ports;
      /** Ends a read that threw as failed, so that its view offers to read again. */
      const fail = (error: unknown, key: string | null): void => {
        report(error, 'a read', ports);
        if (key !== null) dispatch(readFailed({ key, failure: failed('not-json').failure }));
      };
      const ask = async (key: string, call: Call): Promise<void> => {
        const calls = pageSession.of(CALLS);
        const reply = await client.request(name, spec.request?.(query, getState()));
        const newest = calls.get(key);
        if (newest !== call) return newest?.answer;
        if (ownerOf(getState()) !== call.owner) return undefined;
        const data = reply.ok
          ? understood(reply.body, getState())
          : (spec.answerIn?.(reply.failure, getState()) ?? null);
        if (data) {
          if (learn) dispatch(learn(data));
          dispatch(readDone({ key, data }));
        } else {
          const { failure } = reply.ok ? failed('not-json') : reply;
          if (reply.ok || !(isQuiet || endsSession(failure)))
            emit('error', { code: failure.status, message: failedText, surface }, null);
          dispatch(readFailed({ key, failure }));
        }
        return undefined;
      };

      let known: string | null = null;
      try {
        const key = (known = keyOf(query, getState()));
        const owner = ownerOf(getState());
        const source = selectSource(getState());
        const calls = pageSession.of(CALLS);
        const last = calls.get(key);
        const { status } = readUnder(getState().reads, key);
        const isGood = status === 'ready' || (status === 'pending' && last?.source === source);
        if (last && last.owner === owner && isGood && !force) return await last.answer;

        const call: Call = { name, owner, source, again: read(query, { force: true }), answer: Promise.resolve() };
        calls.set(key, call);
        dispatch(readStarted(key));
        return await (call.answer = ask(key, call).catch((error) => fail(error, calls.get(key) === call ? key : null)));
      } catch (error) {
        return fail(error, known);
      }
    };

  return { ownerOf, keyOf, at: (state, query) => readUnder(state.reads, keyOf(query, state)), read };
}
