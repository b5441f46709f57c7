import { createContext, use } from 'react';

/** What the page may call on an element while its view is mounted. */
export type ElementMethods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** What a view may do with the element that it stands in. */
export interface ElementHandle {
  readonly host: HTMLElement;
  /** The page's author put something into the element that can stand for the widget. */
  readonly hasFallback: boolean;
  /** Aborted when the element has really left the page; a move does not. */
  readonly signal: AbortSignal;
  /** Turns `:state(ready)` on and `:state(loading)` off, or the reverse. */
  ready(isReady: boolean): void;
  /** Turns a custom state of the element on or off. */
  state(name: string, on: boolean): void;
  /** Answers the spec's methods until the returned function is called; before and after, calls do nothing. */
  expose(methods: ElementMethods): () => void;
}

export const ElementContext = createContext<ElementHandle | null>(null);

/** The element that a view stands in. @throws Error outside of one. */
export function useElement(): ElementHandle {
  const handle = use(ElementContext);
  if (!handle) throw new Error('waybill: a view was rendered outside an element');
  return handle;
}
