import { useLayoutEffect } from 'react';
import { useElement } from '../element/context';
import { addSheets } from '../element/sheets';
import { Banner, bannerCss } from '../ui/banner';

const SHEETS = [bannerCss];

export interface ShareFault {
  /** Id of the invalid field. */
  readonly field: string;
  readonly text: string;
}

interface ShareFaultsProps {
  readonly title: string;
  readonly faults: readonly ShareFault[];
}

/** Renders the error summary of a share form, with links to the fields. Loads alone: only a press that sends nothing needs it. */
export function ShareFaults({ title, faults }: ShareFaultsProps) {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, SHEETS);
  }, [host]);
  return (
    <Banner tone="danger" live="alert" title={title}>
      <ul className="summary-list">
        {faults.map(({ field, text }) => (
          <li key={text}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // Focuses the field by script, because fragment links do not work inside a shadow root.
                event.preventDefault();
                (event.currentTarget.getRootNode() as ShadowRoot | Document).getElementById(field)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
