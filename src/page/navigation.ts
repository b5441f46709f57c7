import { emit } from '../bus/bus';
import type { NavigationReason } from '../bus/events';
import type { AppStore } from '../store/state';
import type { Ports } from '../store/ports';
import { selectLocalise, selectRoutes } from '../store/selectors/config';
import type { AnyRoute } from '../store/slices/config';
import type { Hosts } from './hosts';
import type { WaybillOptions } from './options';
import { originsOf } from './markup-origins';
import { movePath } from './path';
import { safeAddress } from '../domain/routes/safe-address';
import { withQuery } from './redirect';

interface NavigationDeps {
  readonly hosts: Hosts;
  readonly page: Document;
  readonly options: WaybillOptions;
  readonly store: AppStore;
}

const REASONS: Partial<Record<AnyRoute, NavigationReason>> = {
  register: 'register',
  signIn: 'sign-in',
  manageFeatures: 'manage-features',
  packages: 'manage-features',
  subscription: 'subscription',
  accessDenied: 'access-denied',
  contact: 'contact',
  cartReview: 'cart-review',
  pricing: 'pricing',
  routes: 'checkout-complete',
  addressBook: 'checkout-complete',
  route: 'upgrade-complete',
};

/**
 * Creates the navigation port. Every navigation passes through here: a configured route, a cancelable event, the host page's
 * router, and a check that the address is safe.
 */
export function createNavigation({ hosts, page, options, store }: NavigationDeps): Pick<Ports, 'navigate' | 'reload'> {
  const allowed = (key: string | null | undefined, to: string, reason: NavigationReason, kind: 'assign' | 'reload') =>
    emit(hosts.get(key) ?? page, 'navigate', { to, reason, kind });

  return {
    navigate(route, { query, to: instead, origin, inPage } = {}) {
      const state = store.getState();
      const to = withQuery(selectLocalise(state)(instead ?? selectRoutes(state)[route] ?? ''), query);
      if (!allowed(origin, to, REASONS[route] ?? 'marketplace', 'assign')) return;
      const { navigate, allowedOrigins } = options;
      if (navigate) return navigate(to);
      const address = safeAddress(to, page.baseURI, [
        ...(Array.isArray(allowedOrigins) ? allowedOrigins : []),
        ...originsOf(page),
      ]);
      const isHere = address !== null && new URL(address).origin === new URL(page.baseURI).origin;
      if (inPage && isHere) movePath(to);
      else if (address) page.defaultView?.location.assign(address);
      else
        console.error(
          `waybill: the route "${route}" leads to ${to}, which is neither on this site nor an allowed origin`,
        );
    },
    reload(origin) {
      const { location } = page.defaultView ?? {};
      if (location && allowed(origin, location.href, 'out-of-date', 'reload')) location.reload();
    },
  };
}
