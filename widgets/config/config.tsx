import { useEffect } from 'react';
import { useElement } from '../../src/element/context';
import type { AnalyticsMode } from '../../src/domain/analytics/consent';
import { routesIn } from '../../src/page/markup-routes';
import { isPlaced, pageConfig } from '../../src/page/page';
import { useRuntime } from '../../src/hooks/use-runtime';
import type { AnyRoute } from '../../src/store/slices/config';

/** The address of a route, as `routeRegister`. */
type RouteProps = { readonly [K in AnyRoute as `route${Capitalize<K>}`]?: string };

export interface ConfigProps extends RouteProps {
  readonly api?: string;
  readonly locale?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly memberId?: number;
  readonly analytics?: AnalyticsMode;
  readonly invoicePrefix?: string;
  readonly localisedPaths?: boolean;
  /** Inherited by the widgets inside. The runtime reads it from the element. */
  readonly theme?: 'light' | 'dark' | 'auto';
}

/** Attributes that hold for the whole page, so that only the site's owner may set them. */
const OWNERS = /^(api|country|currency|member-id|analytics|invoice-prefix|localised-paths|route-.+)$/;

const placed = (names: readonly string[]): string =>
  `waybill: a placeholder sets data-locale and data-theme for what stands in it; ${names.join(', ')} belong on the script tag, in waybill.configure or on a real <waybill-config>`;

/**
 * Passes the page-wide options to the runtime. The first `waybill-config` of a page wins. A second one with different options
 * logs a warning, and so does a placeholder that sets page-wide options.
 */
export function Config(props: ConfigProps) {
  const { api, locale, country, currency, memberId, analytics, invoicePrefix, localisedPaths, ...others } = props;
  const addresses = JSON.stringify(routesIn(others));
  const runtime = useRuntime();
  const { host } = useElement();
  useEffect(() => {
    // Without the attribute nothing is said, so that what the script tag says stands.
    const routes = JSON.parse(addresses) as Record<string, string>;
    const paths = localisedPaths || undefined;
    const page = { api, country, currency, memberId, analytics, invoicePrefix, localisedPaths: paths };
    const known = new Map<string, unknown>(Object.entries(runtime.store.getState().config));
    if (pageConfig(host.ownerDocument) === host) {
      runtime.configure({ ...page, locale, routes });
    } else if (isPlaced(host)) {
      const asked = host.getAttributeNames().filter((name) => OWNERS.test(name));
      // Removes the attributes, so that they stay without effect even if the page moves the element.
      for (const name of asked) host.removeAttribute(name);
      if (asked.length > 0) console.warn(placed(asked), host.parentElement);
    } else if (
      addresses !== '{}' ||
      Object.entries(page).some(([name, value]) => value !== undefined && value !== known.get(name))
    ) {
      console.warn(
        'waybill: a page has one configuration; this second <waybill-config> only sets locale and theme',
        host,
      );
    }
  }, [runtime, host, api, locale, country, currency, memberId, analytics, invoicePrefix, localisedPaths, addresses]);
  // Runs after every render: the runtime observes attributes, but not properties that a framework sets.
  useEffect(() => runtime.configure({}));
  return <slot />;
}
