import { useEffect, useRef } from 'react';
import { useElement } from '../../../src/element/context';

/**
 * What somebody chose elsewhere on the page is brought into sight, and read on from its title. The page itself has brought what its
 * own address named when it was opened.
 *
 * @param shown what is shown, null for nothing, undefined until that is known
 */
export function useArrival(shown: string | null | undefined): void {
  const { host } = useElement();
  const before = useRef(shown);
  useEffect(() => {
    const wasKnown = before.current !== undefined;
    if (shown === undefined || before.current === shown) return;
    before.current = shown;
    if (!wasKnown || shown === null) return;
    const details = host.shadowRoot?.querySelector('[part="details"]');
    details?.scrollIntoView({ block: 'start' });
    details?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [host, shown]);
}
