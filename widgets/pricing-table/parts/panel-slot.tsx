import type { ReactNode } from 'react';
import { PanelSkeleton } from './panel-skeleton';

/** The panels that no first paint shows. */
export type LatePanel = 'booster-list' | 'service-list';

/** The panels of the page, exactly. [PRC-17] */
export type PricingPanel = 'plan-list' | LatePanel;

interface PlaceProps {
  readonly panel: LatePanel;
  /** A skeleton without it. */
  readonly children?: ReactNode;
}

/** Where a panel stands, from before it is there: links lead to it. */
export const PanelSlot = ({ panel, children = <PanelSkeleton panel={panel} /> }: PlaceProps) => (
  <div className="below" id={panel} tabIndex={-1}>
    {children}
  </div>
);
