import { useLazyPart } from '../hooks/use-lazy-part';
import type { ExplanationProps } from './explanation';

const load = () => import('./explanation');

/** Renders a term, and makes its explanation reachable once that has loaded. Without a note the term stays plain text. */
export function Explained(props: ExplanationProps) {
  const { part } = useLazyPart(load, Boolean(props.note));
  return part && props.note ? <part.Explanation {...props} /> : props.children;
}
