import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useElement } from '../../../src/element/context';
import { useT } from '../../../src/i18n/use-t';
import { isBrowsers } from '../../../src/hooks/use-route';
import { comparisonWanted } from '../../../src/store/slices/preferences';
import type { PricingPanel } from './panel-slot';
import { goTo } from './go-to';

const LABELS = {
  'plan-list': 'pricing.label',
  'booster-list': 'pricing.boosters',
  'service-list': 'pricing.services',
  'plan-comparison': 'pricing.compare',
} as const;

/**
 * Renders links to the panels, and to the comparison if one stands on the page. Links instead of tabs, because all panels are shown:
 * find-in-page covers them, links can be copied, and the host page's address stays unchanged. [PRC-17, LAY-15]
 */
export function Tabs({ panels, hasComparison }: { panels: readonly PricingPanel[]; hasComparison: boolean }) {
  const { t } = useT('pricing');
  const { host } = useElement();
  const dispatch = useDispatch();
  const places = [...panels, ...(hasComparison ? (['plan-comparison'] as const) : [])];
  if (places.length < 2) return null;

  const go = (to: (typeof places)[number]) => (event: MouseEvent<HTMLElement>) => {
    if (isBrowsers(event)) return;
    event.preventDefault();
    if (to === 'plan-comparison') return void dispatch(comparisonWanted({ category: null }));
    const place = host.shadowRoot?.getElementById(to);
    place?.focus({ preventScroll: true });
    if (place) void goTo(place);
  };
  return (
    <nav className="tabs" aria-label={t('pricing.panels')} part="tabs">
      {places.map((place, index) => (
        <a
          key={place}
          className="tab"
          href={`#${place}`}
          aria-current={index === 0 ? 'location' : undefined}
          onClick={go(place)}
        >
          {t(LABELS[place])}
        </a>
      ))}
    </nav>
  );
}
