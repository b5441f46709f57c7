import { useSyncExternalStore } from 'react';

/** The runtime stands once on a page, so what one widget does to the address another of them hears. */
const watchers = new Set<() => void>();

const told = (): void => {
  for (const changed of watchers) changed();
};

/** Back and forward; and, where the browser tells of them, moves that the host makes by itself. */
function listen(): () => void {
  const history: unknown = Reflect.get(globalThis, 'navigation');
  const host = history instanceof EventTarget ? history : null;
  addEventListener('popstate', told);
  host?.addEventListener('currententrychange', told);
  return () => {
    removeEventListener('popstate', told);
    host?.removeEventListener('currententrychange', told);
  };
}

let leave: (() => void) | null = null;

function watch(changed: () => void): () => void {
  watchers.add(changed);
  leave ??= listen();
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    leave?.();
    leave = null;
  };
}

/** The path of the address that is shown, kept in step with back, forward and `movePath`. */
export const usePath = (): string => useSyncExternalStore(watch, () => location.pathname);

/** Another address in the same page, without loading it. Every view that reads the path follows. */
export function movePath(to: string): void {
  history.pushState(null, '', to);
  told();
}

/** Keeps something with the entry of the history, beside what the host keeps there. */
export function keepInEntry(name: string, value: unknown): void {
  const state: unknown = history.state;
  const others = typeof state === 'object' && state !== null ? state : {};
  history.replaceState({ ...others, [name]: value }, '');
}
