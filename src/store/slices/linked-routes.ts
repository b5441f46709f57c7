/**
 * Routes that are only linked and have no default here; the link's own code has the fallback. [NAV-14]
 * Their names stand apart, because only a warning needs them.
 */
export const LINKED_ROUTES = ['gps4me', 'mobile', 'premiumSupport', 'signIn'] as const;
