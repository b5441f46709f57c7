import { useLazyPart } from '../hooks/use-lazy-part';
import type { ExplanationProps } from './explanation';

/** Loads the code of explanations. A widget that a server may render with them needs it before the takeover. */
export const loadExplanation = () => import('./explanation');

/** Renders a term, and makes its explanation reachable once that has loaded. Without a note the term stays plain text. */
export const Explained = (props: ExplanationProps) => (props.note ? <WithNote {...props} /> : props.children);

/** The term stands in an element until it is replaced, because a translator may have replaced a text that React would look for in vain. */
function WithNote(props: ExplanationProps) {
  const { part } = useLazyPart(loadExplanation, true);
  return part ? <part.Explanation {...props} /> : <span>{props.children}</span>;
}
