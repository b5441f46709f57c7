import { resolveLanguage } from '../i18n/language';
import type { WaybillOptions } from './options';

const CONFIG_TAG = 'waybill-config';
/** Marks a placeholder, with the name of its widget. */
export const PLACEHOLDER = 'data-waybill';

/** Returns the name of the widget that a placeholder asks for. It may have capitals and the prefix of the tag. */
export const placedName = (value: string): string => value.toLowerCase().replace('waybill-', '');

/** What `api` says to run on sample data in the page, in place of a server's address. */
export const SAMPLE_API = 'mock';

/** The key of the boot record: options from the loader's script tag and `configure`, and clicks from before the runtime had loaded. */
export const BOOT = Symbol.for('waybill/boot');

export interface Boot extends WaybillOptions {
  /** The `data-` attributes of the script tag. */
  script?: DOMStringMap;
  /** What was clicked before the runtime had loaded, inside shadow roots too; deleted once `takeClicks` has returned it. */
  clicks?: EventTarget[];
  /** What was clicked in views of a server whose elements are not defined yet, although the runtime has loaded. */
  early?: Element[];
}
const boot = () => (globalThis as { [BOOT]?: Boot })[BOOT];

/** Returns the `data-` attributes of the loader's script tag, which is the owner's; undefined without the loader. */
export const scriptData = (): DOMStringMap | undefined => boot()?.script;

/** Loads the code of what scripts and buttons of the host page may do; one part for both, so that it answers them in their order. */
export const loadActions = () => import('./actions');

/** Returns whether an author edits the page, so that nothing on it is to be pressed: the script tag has `data-editing`. */
export const isEditing = (): boolean => (scriptData()?.['editing'] ?? 'false') !== 'false';

/** Returns whether the loader brought this code, and with it the configuration. */
export const hasLoader = (): boolean => BOOT in globalThis;

/** Returns whether the page's address asks for the findings of the page doctor to be drawn on it. */
export const asksForDoctor = (): boolean => location.search.includes('waybill-doctor');

/**
 * Finds the element that configures the whole page: the first `<waybill-config>` outside placeholders. Sanitisers let `data-`
 * attributes through, so a `<waybill-config>` in a placeholder could let the author of a comment redirect every API call.
 */
export const pageConfig = (page: Document): Element | null =>
  page.querySelector(`${CONFIG_TAG}:not([${PLACEHOLDER}] *)`);

/** Returns whether an element is inside a placeholder. Any author of text on the page may have written a placeholder. */
export const isPlaced = (element: Element): boolean => element.parentElement?.closest(`[${PLACEHOLDER}]`) != null;

/** Reads the page-wide configuration from the markup and the boot record, before any element is defined. */
export function optionsOfPage(page: Document): Boot {
  // Copies the own properties, so that a `__proto__` key from parsed JSON lends no options.
  const early: Boot = { ...boot() };
  const config = pageConfig(page);
  const attribute = (name: string): string | undefined => config?.getAttribute(name) ?? undefined;
  const memberId = Number(attribute('member-id') ?? Number.NaN);
  return {
    ...early,
    api: attribute('api') ?? early.api,
    locale: attribute('locale') ?? early.locale,
    currency: attribute('currency') ?? early.currency,
    memberId: Number.isInteger(memberId) ? memberId : early.memberId,
  };
}

/** Returns the country that the owner names. It is apart from the other options, because the loader does not need it. */
export const countryOf = (page: Document): string | undefined =>
  pageConfig(page)?.getAttribute('country') ?? boot()?.country;

/**
 * Returns whether the owner says that the site's paths have a language prefix: an attribute says so, the value `false` denies it,
 * and without either nothing is said. It is apart from the other options, because the loader does not need it.
 */
export function localisedPathsOf(page: Document): boolean | undefined {
  const value =
    pageConfig(page)?.getAttribute('localised-paths') ?? boot()?.localisedPaths ?? scriptData()?.['localisedPaths'];
  return value === undefined ? value : `${value}` !== 'false';
}

/**
 * Returns what the owner says about statistics, as it is written: on the configuration, else by `configure`, else on a script tag, which no
 * sanitiser lets an author keep.
 */
export const analyticsOf = (page: Document): unknown =>
  pageConfig(page)?.getAttribute('analytics') ?? boot()?.analytics ?? scriptData()?.['analytics'];

/** Tells whether the browser renders the page before anybody looks at it, as speculation rules and address bars ask it to. */
export const isPrerendered = (page: Document & { readonly prerendering?: boolean }): boolean | undefined =>
  page.prerendering;

/** Runs a callback once somebody looks at the page: at once, except for a page that is being prerendered. */
export function whenSeen(page: Document, run: () => void): void {
  if (isPrerendered(page)) page.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Returns what was clicked inside a shadow root before its element was defined, oldest first. */
export const clicksIn = (root: ShadowRoot): readonly Element[] =>
  [...(boot()?.clicks ?? []), ...(boot()?.early ?? [])].filter(
    (target): target is Element => target instanceof Element && root.contains(target),
  );

/** Keeps a click for `clicksIn`, if it was in the view of an element that is not defined yet. */
export function keepClick(target: EventTarget | undefined): void {
  const kept = boot();
  const root = target instanceof Element ? target.getRootNode() : null;
  if (kept && root instanceof ShadowRoot && root.host.matches(':not(:defined)'))
    (kept.early ??= []).push(target as Element);
}

/** Returns what was clicked before the runtime had loaded, oldest first, and stops recording. */
export function takeClicks(): readonly EventTarget[] {
  const kept = boot();
  const clicks = kept?.clicks ?? [];
  if (kept) delete kept.clicks;
  for (const target of clicks) keepClick(target);
  return clicks;
}

/** Returns the region of the browser's first language (`US` of `en-US`), or null when it names none. */
export function regionOf(language: string | undefined): string | null {
  return /-([a-z]{2})\b/i.exec(language ?? '')?.[1]?.toUpperCase() ?? null;
}

/** Returns the first value that `read` finds on the element or its ancestors, across shadow roots. */
function nearest(from: Element, read: (element: Element) => string | null): string | null {
  for (let element: Element | null = from; element;) {
    const said = read(element);
    if (said !== null) return said;
    const parent: Node | null = element.parentNode;
    element = parent instanceof ShadowRoot ? parent.host : element.parentElement;
  }
  return null;
}

/** Reads an option of a `waybill-config`. Frameworks set the property; before the upgrade only the attribute exists. */
function configured(element: Element, name: 'locale' | 'theme'): string | null {
  if (element.localName !== CONFIG_TAG) return null;
  const value: unknown = Reflect.get(element, name);
  return typeof value === 'string' ? value : element.getAttribute(name);
}

/** Returns the theme of the nearest `waybill-config`: `light`, `dark` or `auto`. Null follows the host page's own colour scheme. */
export const themeOf = (host: Element): string | null => nearest(host, (element) => configured(element, 'theme'));

const SCHEMES: Readonly<Record<string, string>> = { light: 'light', dark: 'dark', auto: 'light dark' };

/** Returns the CSS `color-scheme` of that theme. */
export const schemeOf = (host: Element): string | undefined => SCHEMES[themeOf(host) ?? ''];

/** Resolves the language of an element: from the nearest `lang` or `waybill-config`, else `locale`, else the browser's languages. */
export const languageAround = (host: Element, locale: string | null | undefined): string =>
  resolveLanguage(
    nearest(host, (element) => configured(element, 'locale') ?? element.getAttribute('lang')),
    locale,
    ...navigator.languages,
  );

/**
 * Resolves the language of a whole page as `languageAround` does of its root, which nothing stands around. It is apart, because the
 * loader has no bytes for the walk.
 */
export const languageOfPage = (page: Document, locale: string | null | undefined): string =>
  resolveLanguage(page.documentElement.lang, locale, ...navigator.languages);

/** Calls back when a setting that widgets inherit (`lang`, `locale`, `theme`) changes. Uses one MutationObserver for the page. */
export function watchSurroundings(page: Document, changed: () => void): void {
  new MutationObserver(changed).observe(page.documentElement, {
    subtree: true,
    attributeFilter: ['lang', 'locale', 'theme'],
  });
}
