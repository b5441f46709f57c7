import type { ElementMethods } from './context';

/** Stores the properties of one element as a React external store. A changed value makes a new snapshot; an equal value keeps the old. */
interface Snapshot<T extends object> {
  readonly read: () => T;
  readonly watch: (changed: () => void) => () => void;
  set(name: string, value: unknown): void;
}

function createSnapshot<T extends object>(initial: T): Snapshot<T> {
  let current = initial;
  const watchers = new Set<() => void>();
  return {
    read: () => current,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    set(name, value) {
      if (Object.is(Reflect.get(current, name), value)) return;
      current = { ...current, [name]: value };
      for (const changed of watchers) changed();
    },
  };
}

/**
 * Detects support for custom states. `:state()` takes bare names from Chrome 125, Firefox 126 and Safari 17.4 on; older engines
 * throw on them, and jsdom has none.
 */
const supportsStates = (): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('selector(:state(ready))');

/** Returns a function that turns `:state(name)` of the element on or off. In browsers without custom states the function does nothing. */
function customStates(host: HTMLElement): (name: string, on: boolean) => void {
  if (!supportsStates()) return () => undefined;
  const { states } = host.attachInternals();
  return (name, on) => {
    if (on) states.add(name);
    else states.delete(name);
  };
}

/** Links one custom element to its view, so that neither of the two has to know the other. */
export interface ElementLink<P extends object> {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly props: Snapshot<P>;
  /** The abort signal of the current connection. */
  readonly signal: AbortSignal;
  readonly state: (name: string, on: boolean) => void;
  ready(isReady: boolean): void;
  /** False until the view first reports that it is ready or loading, or crashes. */
  readonly hasReported: boolean;
  crashed(): void;
  expose(methods: ElementMethods): () => void;
  /** Calls an exposed method. Does nothing while the view is not mounted or exposes no such method. */
  call(method: string, args: readonly unknown[]): unknown;
  /** Starts a new life cycle on the first connection after a disconnection. The element calls it on every connection. */
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
