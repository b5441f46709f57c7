import type { Element } from './stage';

/**
 * Breaks the page's store, so that every view which reads it throws when it next renders. That a child is seen to come
 * renders the view anew; one that reads no store gets a new provider, which does.
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
