import type { Effect } from '../state';
import { selectRoutes } from '../selectors/config';
import type { RouteName } from '../slices/config';

type Page = Pick<Effect, 'getState' | 'extra'>;

/** Beside it an address is read; its own origin says nothing. */
const BESIDE = 'https://this.page';

/** Where a route leads, as an address whose parts can be read. One that is empty, or no address, is no place that a page could be. */
export const routeUrl = (route: RouteName, { getState }: Pick<Page, 'getState'>): URL => {
  const written = selectRoutes(getState())[route];
  return new URL(written && URL.canParse(written, BESIDE) ? written : 'about:blank', BESIDE);
};

/** Whether the page that a route leads to is the one that is open. */
export const isAt = (route: RouteName, page: Page): boolean =>
  routeUrl(route, page).pathname === page.extra.location().pathname;

/** Widgets that only sell packages. */
const PRICING_WIDGETS = /^waybill-(pricing-table|plan-comparison)#/;

/** Whether something comes from the pricing page: it is open, or one of its widgets was pressed on another. [API-06, API-11] */
export const isFromPricing = (origin: string | null, page: Page): boolean =>
  isAt('pricing', page) || PRICING_WIDGETS.test(origin ?? '');
