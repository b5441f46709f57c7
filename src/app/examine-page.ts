import { loadDoctor } from '../doctor/load';
import type { Running } from '../doctor/kit/facts';
import type { Finding } from '../doctor/kit/finding';
import { originsOf } from '../page/markup-origins';
import type { Runtime } from '../page/runtime';
import { bundles, products } from '../store/resources/catalogue';
import { selectReadScope, selectRoutes } from '../store/selectors/config';
import { DEFAULT_ROUTES } from '../store/slices/config';
import { settled } from './settled';

/** How long (ms) widgets may take to come and to read before the page is examined. */
const SETTLES_WITHIN = 5000;

/** Returns what the library says of its configuration, as the rules need it. */
export function runningOf({ store, options, version }: Runtime, page: Document): Running {
  const state = store.getState();
  const scope = selectReadScope(state);
  const { data } = bundles.at(state, scope);
  const all = products.at(state, scope).data;
  return {
    version,
    api: state.config.api,
    routes: Object.fromEntries(Object.entries(selectRoutes(state)).filter(([, to]) => typeof to === 'string')),
    defaultRoutes: DEFAULT_ROUTES,
    allowedOrigins: [...(options.allowedOrigins ?? []), ...originsOf(page)],
    isRouted: options.navigate !== undefined,
    categories: data && data.categories.map(({ path }) => path).filter(Boolean),
    items: all && [...all.plans.map(({ id }) => `package/${id}`), ...all.modules.map(({ id }) => `module/${id}`)],
  };
}

/**
 * Examines the page.
 * @param isDrawn true draws the findings on the page as well
 */
export async function examinePage(runtime: Runtime, page: Document, isDrawn: boolean): Promise<readonly Finding[]> {
  const [doctor] = await Promise.all([loadDoctor(), settled(runtime, page, SETTLES_WITHIN)]);
  const look = async () => {
    // A button of the page may name what no widget shows.
    if (page.querySelector('[data-waybill-action*="/"]'))
      await runtime.store.dispatch(products.read(selectReadScope(runtime.store.getState())));
    return doctor.examineOpenPage(page, runningOf(runtime, page));
  };
  const findings = await look();
  if (isDrawn) doctor.drawFindings(page, findings, look);
  return findings;
}
