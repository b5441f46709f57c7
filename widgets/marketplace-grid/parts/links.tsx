import { useSelector } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/hooks/use-route';
import { selectRoutes } from '../../../src/store/selectors/config';

const LINKS = [
  { route: 'mobile', at: '/mobile', name: 'marketplace_grid.mobile' },
  { route: 'gps4me', at: '/gps4me', name: 'marketplace_grid.gps' },
  { route: 'premiumSupport', at: '/premium-support', name: 'marketplace_grid.support' },
  { route: 'terms', name: 'marketplace_grid.terms' },
] as const;

/** Renders links to pages of the platform that have no card. An empty route of the host page removes its link. [NAV-14] */
export function Links() {
  const { t } = useT('marketplace_grid');
  const routes = useSelector(selectRoutes);
  const own = LINKS.filter(({ route }) => routes[route] !== '');
  if (own.length === 0) return null;
  return (
    <nav className="market-links" part="links" aria-label={t('marketplace_grid.links')}>
      {own.map((link) => (
        <RouteLink key={link.route} {...link} />
      ))}
    </nav>
  );
}

/** Renders one link. `at` is the default address if the host page configures none. */
function RouteLink({ route, name, at }: { readonly at?: string } & Pick<(typeof LINKS)[number], 'route' | 'name'>) {
  const { t } = useT('marketplace_grid');
  const configured = useSelector(selectRoutes)[route];
  return <a {...useRoute(route, configured ?? at)}>{t(name)}</a>;
}
