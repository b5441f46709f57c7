import { UntilReady } from '../../src/element/fallback';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { DetailsSkeleton } from './parts/details-skeleton';
import type { DetailsPageProps } from './parts/use-details-page';

export type ModuleDetailsProps = DetailsPageProps;

const loadView = () => import('./parts/details-view');

/** Learn more about a module, a package or an industry. The marketplace's rules come with the view, in a chunk of its own. [MKT-06, MKT-09] */
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
