import type { Element } from './stage';

/**
 * Breaks the page's store, so that every view which reads it throws on its next render. A slotchange forces that render;
 * a view that does not read the store is mounted again, because its provider reads it.
 */
export const crash = (element: Element): Promise<void> =>
  element.evaluate(async (host) => {
    const runtime: { store: { getState: () => unknown } } = Reflect.get(globalThis, Symbol.for('waybill/1'));
    runtime.store.getState = () => {
      throw new Error('conformance: the store is broken');
    };
    const fallback = host.firstElementChild;
    fallback?.remove();
    host.shadowRoot?.dispatchEvent(new Event('slotchange'));
    if (fallback) host.append(fallback);
    host.shadowRoot?.dispatchEvent(new Event('slotchange'));
    await new Promise((resolve) => setTimeout(resolve));
    if (host.matches(':state(error)')) return;
    host.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(host);
  });
