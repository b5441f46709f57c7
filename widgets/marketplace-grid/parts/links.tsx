import { useSelector } from 'react-redux';
import type { TextKey } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/use-t';
import { useRoute } from '../../../src/runtime/use-route';
import { selectRoutes } from '../../../src/store/selectors/config';

const LINKS = [
  ['mobile', 'marketplace_grid.mobile'],
  ['gps4me', 'marketplace_grid.gps'],
  ['premiumSupport', 'marketplace_grid.support'],
  ['terms', 'marketplace_grid.terms'],
] as const satisfies readonly (readonly [string, TextKey<'marketplace_grid'>])[];

/** Pages of the platform that have no card. A host without one of them gives it an empty route. [NAV-14] */
export function Links() {
  const { t } = useT('marketplace_grid');
  const routes = useSelector(selectRoutes);
  const own = LINKS.filter(([route]) => routes[route] !== '');
  if (own.length === 0) return null;
  return (
    <nav className="market-links" part="links" aria-label={t('marketplace_grid.links')}>
      {own.map(([route, name]) => (
        <RouteLink key={route} route={route} name={name} />
      ))}
    </nav>
  );
}

function RouteLink({
  route,
  name,
}: {
  readonly route: (typeof LINKS)[number][0];
  readonly name: (typeof LINKS)[number][1];
}) {
  const { t } = useT('marketplace_grid');
  return <a {...useRoute(route)}>{t(name)}</a>;
}
