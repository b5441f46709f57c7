import { loadDoctor } from '../doctor/load';
import type { Running } from '../doctor/kit/facts';
import type { Finding } from '../doctor/kit/finding';
import type { Runtime } from '../page/runtime';
import { bundles, products } from '../store/resources/catalogue';
import { selectReadScope, selectRoutes } from '../store/selectors/config';
import { DEFAULT_ROUTES } from '../store/slices/config';

/** How long (ms) widgets may take to come and to read before the page is examined. */
const SETTLES_WITHIN = 5000;

/** Waits until the page has loaded and no read is under way, or for as long as that may take. */
async function settled({ store }: Runtime, page: Document): Promise<void> {
  if (page.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const isReading = () => {
    const all = Object.values(store.getState().reads);
    const isWaited = page.querySelector(':is(waybill-pricing-table, waybill-plan-comparison)') !== null;
    return all.some(({ status }) => status === 'pending') || (isWaited && all.length === 0);
  };
  await new Promise<void>((resolve) => {
    const leave = store.subscribe(() => isReading() || done());
    const timer = setTimeout(done, SETTLES_WITHIN);
    function done() {
      leave();
      clearTimeout(timer);
      resolve();
    }
    if (!isReading()) done();
  });
}

/** Returns what the library says of its configuration, as the rules need it. */
function runningOf({ store, options, version }: Runtime): Running {
  const state = store.getState();
  const scope = selectReadScope(state);
  const { data } = bundles.at(state, scope);
  const all = products.at(state, scope).data;
  return {
    version,
    api: state.config.api,
    routes: Object.fromEntries(Object.entries(selectRoutes(state)).filter(([, to]) => typeof to === 'string')),
    defaultRoutes: DEFAULT_ROUTES,
    allowedOrigins: options.allowedOrigins ?? [],
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
  const [doctor] = await Promise.all([loadDoctor(), settled(runtime, page)]);
  const look = async () => {
    // A button of the page may name what no widget shows.
    if (page.querySelector('[data-waybill-action*="/"]'))
      await runtime.store.dispatch(products.read(selectReadScope(runtime.store.getState())));
    return doctor.examineOpenPage(page, runningOf(runtime));
  };
  const findings = await look();
  if (isDrawn) doctor.drawFindings(page, findings, look);
  return findings;
}
