import type { ShareLinkOf } from './share-link';
import { useLazyPart } from '../hooks/use-lazy-part';

const load = () => import('./share-link');

/** Room for the other ways to share, which come after the form. */
export function ShareMore(props: ShareLinkOf) {
  const { part } = useLazyPart(load, true);
  return <div className="share-more">{part && <part.ShareLink {...props} />}</div>;
}
