import { createContext, use } from 'react';

/** Methods that a page script may call on an element while its view is mounted. */
export type ElementMethods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Gives a view access to the custom element that hosts it. */
export interface ElementHandle {
  readonly host: HTMLElement;
  /** True when the page's author put fallback content into the element. */
  readonly hasFallback: boolean;
  /** Aborts when the element leaves the page. Moving the element within the page does not abort it. */
  readonly signal: AbortSignal;
  /** Turns `:state(ready)` on and `:state(loading)` off, or the reverse. */
  ready(isReady: boolean): void;
  /** Turns a custom state of the element on or off. */
  state(name: string, on: boolean): void;
  /** Exposes the implementation of the spec's methods until the caller runs the returned function. Before and after, calls do nothing. */
  expose(methods: ElementMethods): () => void;
}

export const ElementContext = createContext<ElementHandle | null>(null);

/**
 * Returns the handle of the element that hosts this view.
 * @throws Error outside of an element.
 */
export function useElement(): ElementHandle {
  const handle = use(ElementContext);
  if (!handle) throw new Error('waybill: a view was rendered outside an element');
  return handle;
}
