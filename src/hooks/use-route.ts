import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectRoutes } from '../store/selectors/config';
import type { AnyRoute } from '../store/slices/config';
import { followLink } from '../commands/follow-link';
import { useCommands } from './use-commands';

/** Whether the browser does something of its own with a click on a link: another tab, a download. */
export const isBrowsers = (event: MouseEvent<HTMLElement>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to a configured route that a single-page host can take over; a click with a modifier stays the browser's. */
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
