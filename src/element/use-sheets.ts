import { useLayoutEffect } from 'react';
import { useElement } from './context';
import { addSheets } from './sheets';

/** The style sheets of a part that is not there with the first paint. `css` is the same list each time. */
export function useSheets(css: readonly string[]): void {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, css);
  }, [host, css]);
}
