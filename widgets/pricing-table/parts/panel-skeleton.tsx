import { Bar, Skeleton } from '../../../src/ui/skeleton';
import type { LatePanel } from './panel-slot';

/** Heading, lead and three rows in one block; under the services the same for the support levels. */
export function PanelSkeleton({ panel }: { readonly panel: LatePanel }) {
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
