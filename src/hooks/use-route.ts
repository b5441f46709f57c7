import { useMemo, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectLocalise, selectRoutes } from '../store/selectors/config';
import type { AnyRoute } from '../store/slices/config';
import type { RootState } from '../store/state';
import { followLink } from '../commands/follow-link';
import { useCommands } from './use-commands';

/** Returns true if the browser handles the click itself, for example to open a new tab. */
export const isBrowsers = (event: MouseEvent<HTMLElement>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Returns a link to a configured route, in the language of the page's paths. A single-page host page can intercept it; the browser
 * handles clicks with a modifier key. The link is memoized.
 * @param override address to use instead of the route's
 */
export function useRoute(route: AnyRoute, override?: string) {
  const run = useCommands();
  const address = useSelector((state: RootState) =>
    override === undefined ? (selectRoutes(state)[route] ?? '') : selectLocalise(state)(override),
  );
  return useMemo(
    () => ({
      href: address,
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (isBrowsers(event)) return;
        event.preventDefault();
        run(followLink(route, override));
      },
    }),
    [address, run, route, override],
  );
}
