import type { WaybillOptions } from './options';
import { pageConfig, scriptData } from './page';

type Addresses = Readonly<Record<string, string>>;

/** Returns the addresses by the names of their routes: `{ routeManageFeatures: '/plan' }` gives `{ manageFeatures: '/plan' }`. */
export const routesIn = (named: object): Addresses =>
  Object.fromEntries(
    Object.entries(named).flatMap(([key, address]) =>
      /^route[A-Z]/.test(key) && typeof address === 'string'
        ? [[key.charAt(5).toLowerCase() + key.slice(6), address]]
        : [],
    ),
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
