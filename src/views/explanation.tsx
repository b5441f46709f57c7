import { useLayoutEffect, type ReactNode } from 'react';
import { useElement } from '../element/context';
import { addSheets } from '../element/sheets';
import { Term, termCss } from '../ui/term';

export const EXPLANATION_SHEETS = [termCss];

export interface ExplanationProps {
  readonly note: ReactNode;
  /** Accessible name of a term that is an icon. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a term with its explanation, and brings their sheet. Loads alone: no first paint waits for an explanation. */
export function Explanation(props: ExplanationProps) {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, EXPLANATION_SHEETS);
  }, [host]);
  return <Term {...props} />;
}
