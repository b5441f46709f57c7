import { useLazyPart } from '../hooks/use-lazy-part';
import type { ExplanationProps } from './explanation';

/** Loads the code of explanations. A widget that a server may render with them needs it before the takeover. */
export const loadExplanation = () => import('./explanation');

/**
 * Renders a term, and makes its explanation reachable once that has loaded. Without a note the term stays plain text. A term that is to be
 * replaced stands in an element, because a translator may have replaced a text that React would then look for in vain.
 */
export function Explained(props: ExplanationProps) {
  const { part } = useLazyPart(loadExplanation, Boolean(props.note));
  if (!props.note) return props.children;
  return part ? <part.Explanation {...props} /> : <span>{props.children}</span>;
}
