import type { ElementMethods } from './context';
import { createSnapshot, type Snapshot } from './snapshot';
import { customStates } from './states';

/** What ties one element to its view: both sides know it, neither knows the other. */
export interface ElementLink<P extends object> {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly props: Snapshot<P>;
  /** Of the present connection. */
  readonly signal: AbortSignal;
  readonly state: (name: string, on: boolean) => void;
  ready(isReady: boolean): void;
  /** False until the view has said for the first time whether it is ready, or has thrown. */
  readonly hasReported: boolean;
  crashed(): void;
  expose(methods: ElementMethods): () => void;
  /** Silent where the view is not mounted or does not answer. */
  call(method: string, args: readonly unknown[]): unknown;
  /** To be called with every connection; only the first one after a disconnection begins anew. */
  connected(): void;
  disconnected(): void;
}

export function createLink<P extends object>(host: HTMLElement, root: ShadowRoot, initial: P): ElementLink<P> {
  const state = customStates(host);
  let connection = new AbortController();
  let methods: ElementMethods = {};
  let hasReported = false;
  let isConnected = false;

  const show = (shown: 'loading' | 'ready' | 'error' | null): void => {
    for (const name of ['loading', 'ready', 'error'] as const) state(name, name === shown);
  };

  return {
    host,
    root,
    props: createSnapshot(initial),
    state,
    get signal() {
      return connection.signal;
    },
    get hasReported() {
      return hasReported;
    },
    ready(isReady) {
      hasReported = true;
      show(isReady ? 'ready' : 'loading');
    },
    crashed() {
      hasReported = true;
      show('error');
    },
    expose(exposed) {
      methods = exposed;
      return () => {
        if (methods === exposed) methods = {};
      };
    },
    call: (method, args) => methods[method]?.(...(args as never[])),
    connected() {
      if (isConnected) return;
      isConnected = true;
      hasReported = false;
      connection = new AbortController();
      show('loading');
    },
    disconnected() {
      isConnected = false;
      connection.abort();
      show(null);
    },
  };
}
