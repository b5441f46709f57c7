import type { MouseEvent } from 'react';
import { useElement } from '../../../src/element/context';
import { useT } from '../../../src/i18n/use-t';
import type { PricingPanel } from './panel-slot';
import { goTo } from './go-to';

const LABELS = {
  'plan-list': 'pricing.label',
  'booster-list': 'pricing.boosters',
  'service-list': 'pricing.services',
} as const;

/**
 * Renders links to the panels. Links instead of tabs, because all panels are shown: find-in-page covers them, links can be copied, and
 * the host page's address stays unchanged. [PRC-17, LAY-15]
 */
export function Tabs({ panels }: { readonly panels: readonly PricingPanel[] }) {
  const { t } = useT('pricing');
  const { host } = useElement();
  if (panels.length < 2) return null;

  const go = (panel: PricingPanel) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const place = host.shadowRoot?.getElementById(panel);
    place?.focus({ preventScroll: true });
    if (place) void goTo(place);
  };
  return (
    <nav className="tabs" aria-label={t('pricing.panels')} part="tabs">
      {panels.map((panel, index) => (
        <a
          key={panel}
          className="tab"
          href={`#${panel}`}
          aria-current={index === 0 ? 'location' : undefined}
          onClick={go(panel)}
        >
          {t(LABELS[panel])}
        </a>
      ))}
    </nav>
  );
}
