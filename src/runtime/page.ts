import type { WaybillOptions } from './options';

const CONFIG_TAG = 'waybill-config';

/** What the loader read off its own script tag, and what the page configured before the runtime was there. */
const BOOT = Symbol.for('waybill/boot');

/** The page-wide configuration as the markup gives it, before any element is defined. */
export function optionsOfPage(page: Document): WaybillOptions {
  const boot = (globalThis as { [BOOT]?: WaybillOptions })[BOOT];
  const config = page.querySelector(CONFIG_TAG);
  const attribute = (name: string): string | undefined => config?.getAttribute(name) ?? undefined;
  const memberId = Number(attribute('member-id') ?? Number.NaN);
  return {
    ...boot,
    api: attribute('api') ?? boot?.api,
    locale: attribute('locale') ?? boot?.locale,
    country: attribute('country') ?? boot?.country,
    currency: attribute('currency') ?? boot?.currency,
    memberId: Number.isInteger(memberId) ? memberId : boot?.memberId,
  };
}

/** The nearest element above that matches, through shadow hosts. */
function climb(from: Element, selector: string): Element | null {
  for (let element: Element | null = from; element;) {
    const holder: Element | null = element.closest(selector);
    if (holder) return holder;
    const root: Node = element.getRootNode();
    element = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** `light`, `dark` or `auto` as the nearest `waybill-config` says; null follows the host page's own scheme. */
export const themeOf = (host: Element): string | null =>
  climb(host, `${CONFIG_TAG}[theme]`)?.getAttribute('theme') ?? null;

/** The language that the nearest `lang` or `waybill-config` asks for. */
export function languageAround(host: Element): string | null {
  const holder = climb(host, `[lang], ${CONFIG_TAG}[locale]`);
  return holder?.getAttribute('locale') ?? holder?.getAttribute('lang') ?? null;
}

/** Calls back whenever something that widgets inherit has changed. One observer for the page. */
export function watchSurroundings(page: Document, changed: () => void): void {
  new MutationObserver(changed).observe(page.documentElement, {
    subtree: true,
    attributeFilter: ['lang', 'locale', 'theme'],
  });
}
