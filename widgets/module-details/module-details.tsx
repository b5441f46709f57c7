import { UntilReady } from '../../src/element/fallback';
import { usePart } from '../../src/hooks/use-part';
import { DetailsSkeleton } from './parts/details-skeleton';
import type { ShownProps } from './parts/use-shown';

export type ModuleDetailsProps = ShownProps;

const loadView = () => import('./parts/details-view');

/** Learn more about a module, a package or an industry. The marketplace's rules come with the view, in a chunk of its own. [MKT-06, MKT-09] */
export function ModuleDetails(props: ModuleDetailsProps) {
  const { part } = usePart(loadView, true);
  if (part) return <part.DetailsView {...props} />;
  const skeleton = props.routing === 'path' ? null : <DetailsSkeleton />;
  return (
    <UntilReady ready={false} skeleton={skeleton}>
      {null}
    </UntilReady>
  );
}
