import { resolveLanguage } from '../i18n/language';
import type { WaybillOptions } from './options';

const CONFIG_TAG = 'waybill-config';
const PLACEHOLDER = '[data-waybill]';

/** What the loader read off its own script tag, and what the page configured and a person clicked before the runtime was there. */
export const BOOT = Symbol.for('waybill/boot');

export interface Boot extends WaybillOptions {
  /** Until somebody takes them. */
  clicks?: Event[];
}
const boot = () => (globalThis as { [BOOT]?: Boot })[BOOT];

/** Whether the loader brought what runs here, and with it the configuration. */
export const hasLoader = (): boolean => BOOT in globalThis;

/**
 * The element that configures the whole page: the first real `<waybill-config>`. One that stands in a placeholder never counts,
 * because sanitisers let `data-` attributes through, so that whoever writes a comment could send every call elsewhere.
 */
export const pageConfig = (page: Document): Element | null => page.querySelector(`${CONFIG_TAG}:not(${PLACEHOLDER} *)`);

/** Whether an element stands in a placeholder, which anybody may have written whose text the page shows. */
export const isPlaced = (element: Element): boolean => element.parentElement?.closest(PLACEHOLDER) != null;

/** The page-wide configuration as the site's owner gives it in markup, before any element is defined. */
export function optionsOfPage(page: Document): WaybillOptions {
  // Its own: a `__proto__` that somebody's JSON brought lends it nothing.
  const early: WaybillOptions = { ...boot() };
  const config = pageConfig(page);
  const attribute = (name: string): string | undefined => config?.getAttribute(name) ?? undefined;
  const memberId = Number(attribute('member-id') ?? Number.NaN);
  return {
    ...early,
    api: attribute('api') ?? early.api,
    locale: attribute('locale') ?? early.locale,
    country: attribute('country') ?? early.country,
    currency: attribute('currency') ?? early.currency,
    memberId: Number.isInteger(memberId) ? memberId : early.memberId,
  };
}

/** What was clicked before anybody could act on it, oldest first. From here on nothing is kept. */
export function takeClicks(): readonly Event[] {
  const kept = boot();
  const clicks = kept?.clicks ?? [];
  if (kept) delete kept.clicks;
  return clicks;
}

/** The region of the browser's first language, `US` of `en-US`; null where it names none. */
export function regionOf(language: string | undefined): string | null {
  return /-([a-z]{2})\b/i.exec(language ?? '')?.[1]?.toUpperCase() ?? null;
}

/** What the nearest element around says, through shadow hosts. */
function nearest(from: Element, read: (element: Element) => string | null): string | null {
  for (let element: Element | null = from; element;) {
    const said = read(element);
    if (said !== null) return said;
    const parent: Node | null = element.parentNode;
    element = parent instanceof ShadowRoot ? parent.host : element.parentElement;
  }
  return null;
}

/** What a configuration says: frameworks set its property, and before it is upgraded there is only the attribute. */
function configured(element: Element, name: 'locale' | 'theme'): string | null {
  if (element.localName !== CONFIG_TAG) return null;
  const value: unknown = Reflect.get(element, name);
  return typeof value === 'string' ? value : element.getAttribute(name);
}

/** `light`, `dark` or `auto` as the nearest `waybill-config` says; null follows the host page's own scheme. */
export const themeOf = (host: Element): string | null => nearest(host, (element) => configured(element, 'theme'));

const SCHEMES: Readonly<Record<string, string>> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** The `color-scheme` of that theme. */
export const schemeOf = (host: Element): string | undefined => SCHEMES[themeOf(host) ?? ''];

/** The language for what stands in an element: what the nearest `lang` or `waybill-config` asks for, else `locale`, else the browser's. */
export const languageAround = (host: Element, locale: string | null | undefined): string =>
  resolveLanguage(
    nearest(host, (element) => configured(element, 'locale') ?? element.getAttribute('lang')),
    locale,
    ...navigator.languages,
  );

/** Calls back whenever something that widgets inherit has changed. One observer for the page. */
export function watchSurroundings(page: Document, changed: () => void): void {
  new MutationObserver(changed).observe(page.documentElement, {
    subtree: true,
    attributeFilter: ['lang', 'locale', 'theme'],
  });
}
