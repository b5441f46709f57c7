import { CANCELABLE, type EventDetails, type EventName } from './events';

/**
 * Dispatches `waybill-{name}` from `target`.
 * @returns false when a listener prevented the default action of a cancelable event.
 */
export function emit<N extends EventName>(target: EventTarget, name: N, detail: EventDetails[N]): boolean {
  return target.dispatchEvent(
    new CustomEvent(`waybill-${name}`, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) }),
  );
}

/** Dispatches an event of `document` to an element's own listeners too, without bubbling, because frameworks listen only on elements. */
export function notifyElement<N extends EventName>(target: EventTarget, name: N, detail: EventDetails[N]): void {
  target.dispatchEvent(new CustomEvent(`waybill-${name}`, { detail }));
}

/**
 * Listens for `waybill-{name}` anywhere on the page.
 * @returns a function that removes the listener.
 */
export function on<N extends EventName>(name: N, listener: (event: CustomEvent<EventDetails[N]>) => void): () => void {
  const type = `waybill-${name}`;
  document.addEventListener(type, listener as EventListener);
  return () => document.removeEventListener(type, listener as EventListener);
}
