import { languages } from 'virtual:waybill/locales';
import type { Request } from '../api/client';
import { withTimeout } from '../api/timeout';
import { areRead, SERVED_READS } from '../app/served-reads';
import { createServerRuntime, type ServedConfig } from '../app/server-runtime';
import type { ServedFacts } from '../app/served-state';
import { VERSION } from '../app/version';
import { readLocalization } from '../contract/localization';
import { EMPTY, SERVED, WITHOUT_SCRIPTS } from '../element/served';
import type { Texts } from '../i18n/keys';
import { resolveLanguage, textLanguage } from '../i18n/language';
import { shownTexts } from '../i18n/overlay';
import { describedBy } from './json-ld';
import { attributesText, checkAttributes, dataScript, stateOf, type Attributes } from './markup';
import { createReading, type Source } from './reading';
import { renderView } from './view';
import { WIDGETS } from './widgets';

export { styles } from './widgets';

/** What `render` needs to know of the page. Nothing of it may concern a person: others may be served the same markup. */
export interface RenderOptions extends Partial<ServedConfig>, Source {
  /** Address of the package's `dist` folder, as pages see it: `/waybill/` or `https://cdn.example.com/waybill/`. */
  readonly assets: string;
  /** Nonce of the page's policy, for the sheet. Without one the policy names the origin of `assets` in `style-src`. */
  readonly nonce?: string;
  /** Limits, in milliseconds, how long the replies may take; 3,000 by default. */
  readonly timeout?: number;
  /** HTML that stands in the tag, for browsers without scripts and for crashes. The caller vouches for it. */
  readonly fallback?: string;
}

/** What a page takes into its HTML. */
export interface Rendered {
  /** The tag, with its view if it is complete. */
  readonly html: string;
  /** The replies that the view was rendered from, one script each, anywhere in the page. A page with several widgets needs each once. */
  readonly state: readonly string[];
  /** What it sells, for search engines: a script of JSON-LD, once on a page; null if nothing has a price. */
  readonly jsonLd: string | null;
  /** Lines for the head of the page. A page with several widgets needs each once. */
  readonly head: readonly string[];
  /** False if something could not be read, or the view threw: `html` is then the tag with its fallback. */
  readonly isComplete: boolean;
  /** The release that rendered it. A page whose scripts are of another release mounts the view anew. */
  readonly version: string;
}

/** The part of the time that the shop's texts may take: a third. */
const TEXTS_PART = 3;

/** Reads the texts that the shop puts over the bundled ones; none if it has none. */
async function readTexts(request: Request, language: string): Promise<Readonly<Record<string, Texts>>> {
  const reply = await request('localization', { params: { lang: textLanguage(language, languages) } });
  const read = reply.ok ? readLocalization(reply.body) : null;
  const tables = Object.entries(read?.texts ?? {}).map(([surface, table]): [string, Texts] => [
    surface,
    shownTexts(table),
  ]);
  return Object.fromEntries(tables);
}

/** Returns what the options say of the page. */
const configOf = ({ language, country, currency, localisedPaths, path, routes }: RenderOptions): ServedConfig => ({
  language: resolveLanguage(language),
  country,
  currency,
  localisedPaths,
  path,
  routes,
});

/** Renders the view with its state within `timeout` ms; null if it is not complete. */
async function viewOf(tag: string, attributes: Attributes, options: RenderOptions, timeout: number) {
  const config = configOf(options);
  const { language } = config;
  const { request, bodies } = createReading(options, language);
  // The view has texts of its own, so those of the shop may take a part of the time only.
  const read = await withTimeout(timeout / TEXTS_PART, undefined, () => readTexts(request, language));
  const texts = typeof read === 'string' ? {} : read;
  const runtime = createServerRuntime(config, request, texts);
  await SERVED_READS[tag]?.(runtime.store);
  const spec = WIDGETS.get(tag)?.spec;
  const view = spec && areRead(runtime.store) ? await renderView(spec, attributes, runtime) : null;
  if (!view) return null;
  const { html, surfaces } = view;
  const own = Object.fromEntries(surfaces.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
  const facts: ServedFacts = { release: VERSION, config, attributes, surfaces, texts: own };
  return {
    html,
    facts,
    bodies,
    described: describedBy(tag, { attributes, path: options.path ?? '' }, runtime.store.getState()),
  };
}

/**
 * Renders a widget for a visitor nobody knows, as HTML with a declarative shadow root that shows its final look before any script has
 * run. The scripts of the page then take it over. Runs in Node and at an edge, without a document.
 * @param tag such as `waybill-pricing-table`
 * @param attributes of the tag, as the page would write them
 * @returns never rejects for what a server answers; `isComplete` says whether the view is there
 * @throws TypeError for a tag that cannot be rendered, or an attribute that it doesn't have
 */
export async function render(tag: string, attributes: Attributes, options: RenderOptions): Promise<Rendered> {
  const widget = WIDGETS.get(tag);
  if (!widget) throw new TypeError(`waybill: <${tag}> can't be rendered by a server`);
  checkAttributes(widget.spec, attributes);
  const { assets, fallback = '', nonce, timeout = 3000 } = options;
  const open = `<${tag}${attributesText(attributes)}`;
  const close = `${fallback}</${tag}>`;
  const bare = { html: `${open}>${close}`, state: [], head: [], jsonLd: null, version: VERSION };
  const sheet = `${assets.replace(/\/?$/, '/')}styles/${tag.replace('waybill-', '')}.css?v=${VERSION}`;
  const link = (more: Attributes): string =>
    `<link${attributesText({ ...more, href: sheet, ...(nonce && { nonce }) })}>`;
  if (widget.isPlain) return { ...bare, head: [link({ rel: 'stylesheet' })], isComplete: true };
  const view = await withTimeout(timeout, undefined, () =>
    viewOf(tag, attributes, options, timeout).catch((error: unknown) => {
      console.error(`waybill: <${tag}> threw while a server rendered it`, error);
      return null;
    }),
  );
  if (view === null || typeof view === 'string') return { ...bare, isComplete: false };
  const isEmpty = /^<div class="wb-root"[^>]*><\/div>$/.test(view.html);
  const slot = fallback.trim() && `<slot ${WITHOUT_SCRIPTS}></slot>`;
  const wrapper = `<div${attributesText({ [SERVED]: JSON.stringify(view.facts) })}>${view.html}</div>`;
  return {
    html: `${open} ${SERVED}${isEmpty ? `="${EMPTY}"` : ''}><template shadowrootmode="open">${link({ rel: 'stylesheet' })}${wrapper}${slot}</template>${close}`,
    state: stateOf(view.bodies),
    jsonLd: view.described && dataScript({ type: 'application/ld+json' }, view.described),
    head: [link({ rel: 'preload', as: 'style' })],
    isComplete: true,
    version: VERSION,
  };
}
