import { UntilReady } from '../../src/element/fallback';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { DetailsSkeleton } from './parts/details-skeleton';
import type { DetailsPageProps } from './parts/use-details-page';

export type ModuleDetailsProps = DetailsPageProps;

/** Loads the view of the details. */
export const loadView = () => import('./parts/details-view');

/** Renders the details of a module, package or industry. A lazy chunk has the view and the rules of the marketplace. [MKT-06, MKT-09] */
export function ModuleDetails(props: ModuleDetailsProps) {
  const { part } = useLazyPart(loadView, true);
  if (part) return <part.DetailsView {...props} />;
  const skeleton = props.routing === 'path' ? null : <DetailsSkeleton />;
  return (
    <UntilReady ready={false} skeleton={skeleton}>
      {null}
    </UntilReady>
  );
}
