import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectRoutes } from '../store/selectors/config';
import type { AnyRoute } from '../store/slices/config';
import { followLink } from '../commands/follow-link';
import { useCommands } from './use-commands';

/** Returns true if the browser handles the click itself, for example to open a new tab. */
export const isBrowsers = (event: MouseEvent<HTMLElement>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Returns a link to a configured route that a single-page host page can intercept; the browser handles clicks with a modifier
 * key.
 */
export function useRoute(route: AnyRoute, override?: string) {
  const run = useCommands();
  const href = useSelector(selectRoutes)[route];
  return {
    href: override ?? href ?? '',
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isBrowsers(event)) return;
      event.preventDefault();
      run(followLink(route, override));
    },
  };
}
