import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { withReturn } from '../domain/routes/return-address';
import { selectRoutes } from '../store/selectors/config';
import { isBrowsers, useRoute } from './use-route';
import { useRuntime } from './use-runtime';

/**
 * Returns a link to the page that signs in, or to the registration where the host page names none, which leads back to this address.
 * @param onFollowed called when the link is followed in this tab
 * @returns null if the host page took both links away
 */
export function useSignIn(onFollowed?: () => void) {
  const { ports } = useRuntime();
  const { signIn, register } = useSelector(selectRoutes);
  const page = signIn ?? register;
  const { pathname, search, hash } = ports.location();
  const link = useRoute('signIn', withReturn(page, pathname + search + hash));
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    link.onClick(event);
    if (!isBrowsers(event)) onFollowed?.();
  };
  return page ? { ...link, onClick } : null;
}
