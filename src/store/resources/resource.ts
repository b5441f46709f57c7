import type { UnknownAction } from '@reduxjs/toolkit';
import type { RequestOptions } from '../../api/client';
import type { EndpointName } from '../../api/endpoints';
import { failed, type Failure } from '../../api/reply';
import { endsSession } from '../../domain/errors/failure';
import type { Ports } from '../ports';
import { readDone, readFailed, readStarted, readUnder, type Read } from '../slices/reads';
import type { AppDispatch, RootState } from '../state';
import { sessionPart } from '../kit/page-session';

/** A kind of server data: how it is asked for, and which answers it keeps apart. `Q` is what a view asks it with. */
interface Spec<T, Q> {
  /** The endpoint, which names the data too. */
  readonly name: EndpointName;
  /** What an answer depends on: one is kept for each. */
  readonly keyOf: (query: Q, state: RootState) => readonly (string | number | null | undefined)[];
  readonly request?: (query: Q, state: RootState) => RequestOptions;
  /** The contract's reading of the body; null where it is not what was asked for. */
  readonly translate: (body: unknown) => T | null;
  /** The answer that a failure is, where a server says by it that there is nothing. */
  readonly answerIn?: (failure: Failure, state: RootState) => T | null;
  /** What else the page learns of it, before it is there. */
  readonly learn?: (data: T) => UnknownAction;
  /** Whose the data are. Another owner's are read again, and an answer for a former one is dropped. */
  readonly ownerOf?: (state: RootState) => unknown;
  /** The key of the text that `waybill-error` names. */
  readonly failedText: string;
  /** Raises it for answers that can't be understood only: a refusal concerns nobody but the view that shows it. */
  readonly isQuiet?: boolean;
  /** Where that says it happened; the name without it. */
  readonly surface?: string;
}

type Thunk = (dispatch: AppDispatch, getState: () => RootState, ports: Ports) => Promise<void>;

export interface Resource<T, Q = void> {
  readonly ownerOf: (state: RootState) => unknown;
  /** The name under which the answer to a query is kept. */
  readonly keyOf: (query: Q, state: RootState) => string;
  /** Where an answer stands. */
  readonly at: (state: RootState, query: Q) => Read<T>;
  /**
   * Reads the answer to a query. However many ask, there is one call, and what is there is not asked for again.
   * @param options.force asks the server again, also where a call is under way, whose answer is then dropped
   * @returns once the answer is in the store
   */
  readonly read: (query: Q, options?: { readonly force?: boolean }) => Thunk;
}

interface Call {
  readonly owner: unknown;
  answer: Promise<void>;
}

/** The last call for each key. */
const CALLS = sessionPart(() => new Map<string, Call>());

/**
 * Makes the one way to a kind of server data. An answer is checked by the contract before it enters the store; one that cannot be
 * understood is a failure. Failures raise `waybill-error`, but for a session that is over, of which the page tells once.
 */
export function createResource<T, Q = void>(spec: Spec<T, Q>): Resource<T, Q> {
  const { name, translate, learn, failedText, isQuiet, surface = name, ownerOf = () => null } = spec;
  const keyOf = (query: Q, state: RootState): string => [name, ...spec.keyOf(query, state)].join('/');

  const understood = (body: unknown): T | null => {
    try {
      return translate(body);
    } catch (error) {
      console.error(error);
      return null;
    }
  };

  const read: Resource<T, Q>['read'] =
    (query, { force = false } = {}) =>
    async (dispatch, getState, { client, emit, pageSession }) => {
      const key = keyOf(query, getState());
      const owner = ownerOf(getState());
      const calls = pageSession.of(CALLS);
      const last = calls.get(key);
      const isAsked = last?.owner === owner && readUnder(getState().reads, key).status !== 'failed';
      if (last && isAsked && !force) return last.answer;

      const ask = async (): Promise<void> => {
        const reply = await client.request(name, spec.request?.(query, getState()));
        const newest = calls.get(key);
        if (newest !== call) return newest?.answer;
        if (ownerOf(getState()) !== owner) return undefined;
        const data = reply.ok ? understood(reply.body) : (spec.answerIn?.(reply.failure, getState()) ?? null);
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
      const call: Call = { owner, answer: Promise.resolve() };
      calls.set(key, call);
      dispatch(readStarted(key));
      return (call.answer = ask());
    };

  return { ownerOf, keyOf, at: (state, query) => readUnder(state.reads, keyOf(query, state)), read };
}
