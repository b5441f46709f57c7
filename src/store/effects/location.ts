import { isSamePath } from '../../domain/routes/localised-path';
import type { Effect } from '../state';
import { selectRoutes } from '../selectors/config';
import type { RouteName } from '../slices/config';

type Page = Pick<Effect, 'getState' | 'extra'>;

/** Base URL to parse relative addresses; its origin has no meaning. */
const BESIDE = 'https://this.page';

/** Returns the URL of a route. An empty or invalid address becomes one that no page can have. */
export const routeUrl = (route: RouteName, { getState }: Pick<Page, 'getState'>): URL => {
  const written = selectRoutes(getState())[route];
  return new URL(written && URL.canParse(written, BESIDE) ? written : 'about:blank', BESIDE);
};

/** Returns true if the open page is the one that the route leads to, in whatever language. [UPG-18, I18-07] */
export const isAt = (route: RouteName, page: Page): boolean =>
  isSamePath(routeUrl(route, page).pathname, page.extra.location().pathname);

/** Origin keys of widgets that only sell packages. */
const PRICING_WIDGETS = /^waybill-(pricing-table|plan-comparison)#/;

/** Returns true if the press comes from the pricing page, or from one of its widgets on another page. [API-06, API-11] */
export const isFromPricing = (origin: string | null, page: Page): boolean =>
  isAt('pricing', page) || PRICING_WIDGETS.test(origin ?? '');
