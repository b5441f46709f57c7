import { useSelector } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/runtime/use-route';
import { selectRoutes } from '../../../src/store/selectors/config';

const LINKS = [
  { route: 'mobile', to: '/mobile', name: 'marketplace_grid.mobile' },
  { route: 'gps4me', to: '/gps4me', name: 'marketplace_grid.gps' },
  { route: 'premiumSupport', to: '/premium-support', name: 'marketplace_grid.support' },
  { route: 'terms', to: '/terms-of-service', name: 'marketplace_grid.terms' },
] as const;

/** Pages of the platform that have no card. A host without one of them gives it an empty route. [NAV-14] */
export function Links() {
  const { t } = useT('marketplace_grid');
  const routes = useSelector(selectRoutes);
  const own = LINKS.map(({ route, to, name }) => ({ to: routes[route] ?? to, name })).filter(({ to }) => to !== '');
  if (own.length === 0) return null;
  return (
    <nav className="market-links" part="links" aria-label={t('marketplace_grid.links')}>
      {own.map(({ to, name }) => (
        <RouteLink key={name} to={to} text={t(name)} />
      ))}
    </nav>
  );
}

function RouteLink({ to, text }: { readonly to: string; readonly text: string }) {
  return <a {...useRoute('terms', to)}>{text}</a>;
}
