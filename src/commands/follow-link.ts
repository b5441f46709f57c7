import type { AnyRoute } from '../store/slices/config';
import type { Command } from './command';

/** Navigates to a route, or to `to` instead of its address. */
export const followLink =
  (route: AnyRoute, to?: string): Command =>
  ({ ports, origin }) =>
    ports.navigate(route, { to, origin });
