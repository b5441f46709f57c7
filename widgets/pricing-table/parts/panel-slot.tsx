import type { ReactNode } from 'react';
import { Bar, Skeleton } from '../../../src/ui/skeleton';

/** Renders the skeleton of a panel: heading, lead and three rows; below the services also that of the support levels. */
function PanelSkeleton({ panel }: { readonly panel: LatePanel }) {
  const intro = (
    <div className="panel-intro">
      <Bar width="160px" height="28px" />
      <Bar width="280px" />
    </div>
  );
  return (
    <Skeleton>
      {intro}
      <Bar height="232px" />
      {panel === 'service-list' && (
        <>
          {intro}
          <Bar height="144px" />
        </>
      )}
    </Skeleton>
  );
}

/** The panels below the first paint. */
export type LatePanel = 'booster-list' | 'service-list';

/** All panels of the page. [PRC-17] */
export type PricingPanel = 'plan-list' | LatePanel;

interface PlaceProps {
  readonly panel: LatePanel;
  /** The fallback is a skeleton. */
  readonly children?: ReactNode;
}

/** Renders the container of a panel with its id. The container exists before its content, so that links can target it. */
export const PanelSlot = ({ panel, children = <PanelSkeleton panel={panel} /> }: PlaceProps) => (
  <div className="below" id={panel} tabIndex={-1}>
    {children}
  </div>
);
