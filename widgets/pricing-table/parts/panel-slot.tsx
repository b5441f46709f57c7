import type { ReactNode } from 'react';
import { Bar, Skeleton } from '../../../src/ui/skeleton';

/** Heading, lead and three rows in one block; under the services the same for the support levels. */
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
