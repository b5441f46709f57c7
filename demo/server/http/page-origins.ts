import type { Deps } from './env';

/** The origin of a page of this machine, on any port, as a developer's own server has it. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

/** Which pages of other origins a server trusts. */
export type Trust = Pick<Deps, 'origins' | 'servesLocalPages'>;

/**
 * Returns whether pages of an origin may call with this site's cookie: those of the settings, and on a demo that somebody runs for
 * themselves all pages of the same machine, so that the widgets can be tried on a page of one's own.
 */
export const isTrusted = (origin: string, { origins, servesLocalPages = false }: Trust): boolean =>
  origins.includes(origin) || (servesLocalPages && LOCAL.test(origin));
