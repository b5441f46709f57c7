import { languages } from 'virtual:waybill/locales';
import { loadDoctor } from '../doctor/load';
import { textLanguage } from '../i18n/language';
import { routesOfPage } from '../page/markup-routes';
import { PLACEHOLDER, placedName } from '../page/page';
import type { Runtime } from '../page/runtime';
import { bundles } from '../store/resources/catalogue';
import { selectReadScope } from '../store/selectors/config';
import { DEFAULT_ROUTES } from '../store/slices/config';
import { LINKED_ROUTES } from '../store/slices/linked-routes';
import { settled } from './settled';

/** Matches tags that are ours, or were meant to be. */
const OURS = /^way-?b\w*-/;
/** Matches names that any element may have, and those of frameworks. */
const OF_ALL = /^(class|part|exportparts|is|_?(aria|data|on|v|x|ng)-?[\w-]*)$|[:@#[(*]/;
const CONFIG = 'waybill-config';

/** Returns the attributes of a widget's class; null if no widget has that tag. */
function attributesOf(tag: string): readonly string[] | null {
  const type: (CustomElementConstructor & { observedAttributes?: readonly string[] }) | undefined =
    customElements.get(tag);
  return type?.observedAttributes ?? null;
}

/** Warns of names in the markup that are no routes, because such a button would silently lead to the default address. */
export function warnOfRoutes(page: Document): void {
  const known: readonly string[] = [...Object.keys(DEFAULT_ROUTES), ...LINKED_ROUTES];
  const unknown = Object.keys(routesOfPage(page) ?? {}).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    console.warn(`waybill: there is no route ${unknown.join(', ')}; the routes are ${known.join(', ')}`);
}

const isWithin = (element: Element): boolean => {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (OURS.test(outer.localName) && outer.localName !== CONFIG) return true;
  return false;
};

/** Returns whether an element of ours is unknown, has an attribute that it does not take, or stands inside another one. */
function isOdd(element: Element): boolean {
  const name = element.getAttribute(PLACEHOLDER);
  const own = attributesOf(name === null ? element.localName : `waybill-${placedName(name)}`);
  // The loader names an unknown placeholder.
  if (!own) return name === null;
  const odd = element.getAttributeNames().filter((one) => !(one in element));
  if (name !== null) return odd.some((one) => own.includes(one));
  return odd.some((one) => !own.includes(one) && !OF_ALL.test(one)) || (element.slot === '' && isWithin(element));
}

const isCode = (code: string | null, length: number): boolean =>
  !code || (code.length === length && /^[a-z]+$/i.test(code));

/** Returns whether the settings of a page cannot be meant so. */
function areSettingsOdd({ store }: Runtime): boolean {
  const { locale, currency, country, api } = store.getState().config;
  const isSpoken = !locale || textLanguage(locale, languages) === locale.slice(0, 2).toLowerCase();
  return !isSpoken || !isCode(currency, 3) || !isCode(country, 2) || !/^((https?:\/)?(\/|$)|mock$)/i.test(api);
}

/** Returns whether a widget names a category that is not for sale. */
function isCategoryOdd({ store }: Runtime, page: Document): boolean {
  const state = store.getState();
  const paths = bundles.at(state, selectReadScope(state)).data?.categories.map(({ path }) => path) ?? [];
  const named = page.querySelectorAll(':is(waybill-pricing-table, waybill-plan-comparison)[category]');
  return paths.length > 0 && [...named].some((one) => !paths.includes(one.getAttribute('category') ?? ''));
}

const TAG = /<waybill-|\[waybill[\s\]-]/g;
const tagsIn = ({ textContent }: Element): number => textContent?.match(TAG)?.length ?? 0;

/** Returns whether a tag stands in the text of a page, where it is no code that the page shows on purpose. */
function isCodePrinted({ body }: Document): boolean {
  let shown = 0;
  for (const code of body.querySelectorAll('code')) shown += tagsIn(code);
  return tagsIn(body) > shown;
}

/**
 * Returns whether something of the page looks wrong at a glance, so that it is worth to load the doctor for its words. It may be mistaken;
 * the rules of the doctor decide.
 */
function looksWrong(runtime: Runtime, page: Document): boolean {
  const apis = new Set(
    [...page.querySelectorAll<HTMLElement>('script[data-api]')].map(({ dataset }) => dataset['api']),
  );
  const ours = [...page.querySelectorAll('*')].filter(
    (one) => OURS.test(one.localName) || one.hasAttribute(PLACEHOLDER),
  );
  return (
    apis.size > 1 ||
    ours.some(isOdd) ||
    page.querySelector('p > waybill-faq') !== null ||
    isCodePrinted(page) ||
    areSettingsOdd(runtime) ||
    isCategoryOdd(runtime, page)
  );
}

/** Warns of what the page shows to be wrong by itself, in the words of the doctor. It asks nobody. */
async function warn(runtime: Runtime, page: Document): Promise<void> {
  const [doctor, { runningOf }] = await Promise.all([loadDoctor(), import('./examine-page')]);
  doctor.warnOfFindings(page, runningOf(runtime, page));
}

/**
 * Warns in the console of what the page shows to be wrong, once its widgets are there. A page without a fault loads nothing for it. The
 * classic script, which has no bytes for it, warns of nothing here (`tools/without-doctor.mjs`).
 */
export async function warnOfFaults(runtime: Runtime, page: Document): Promise<void> {
  warnOfRoutes(page);
  await settled(runtime, page);
  // Whoever visits the page misses nothing where this cannot be loaded.
  if (looksWrong(runtime, page)) await warn(runtime, page).catch(() => undefined);
}
