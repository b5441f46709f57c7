import type { AnyRoute } from '../store/slices/config';
import type { Command } from './command';

/** Leaves for the page of a route, or for another address in its place. */
export const followLink =
  (route: AnyRoute, to?: string): Command =>
  ({ ports, origin }) =>
    ports.navigate(route, { to, origin });
