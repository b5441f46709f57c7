import { DEFAULT_ROUTES, LINKED_ROUTES } from '../store/slices/config';
import type { WaybillOptions } from './options';
import { pageConfig, scriptData } from './page';

type Addresses = Readonly<Record<string, string>>;

/** Returns the addresses by the names of their routes: `{ routeManageFeatures: '/plan' }` gives `{ manageFeatures: '/plan' }`. */
export const routesIn = (named: object): Addresses =>
  Object.fromEntries(
    Object.entries(named).flatMap(([key, address]) => {
      const [, first = '', rest = ''] = /^route([A-Z])(.*)$/.exec(key) ?? [];
      return first && typeof address === 'string' ? [[first.toLowerCase() + rest, address]] : [];
    }),
  );

const routesOfScript = (): Addresses => routesIn({ ...scriptData() });

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const routesOfConfig = (page: Document): Addresses =>
  routesIn(
    Object.fromEntries([...(pageConfig(page)?.attributes ?? [])].map(({ name, value }) => [camel(name), value])),
  );

/**
 * Returns the routes that the site's owner has written into the markup: `data-route-…` on the script tag, `route-…` on the page's
 * `<waybill-config>`, which outranks the tag.
 * @param early routes that `waybill.configure` was given beside the loader, which outrank the tag only, as its other options do
 */
export const routesOfPage = (page: Document, early?: WaybillOptions['routes']): WaybillOptions['routes'] => ({
  ...routesOfScript(),
  ...early,
  ...routesOfConfig(page),
});

const markupRoutes = (page: Document): Addresses => ({ ...routesOfScript(), ...routesOfConfig(page) });

/** Returns the origins of the routes in the markup, which are allowed because the owner has named them. */
export const originsOf = (page: Document): readonly string[] =>
  Object.values(markupRoutes(page))
    .filter((address) => /^https?:/i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);

/** Warns of names in the markup that are no routes, because such a button would silently lead to the default address. */
export function warnOfRoutes(page: Document): void {
  const known: readonly string[] = [...Object.keys(DEFAULT_ROUTES), ...LINKED_ROUTES];
  const unknown = Object.keys(markupRoutes(page)).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    console.warn(`waybill: there is no route ${unknown.join(', ')}; the routes are ${known.join(', ')}`);
}
