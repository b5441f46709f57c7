import type { Command } from './command';

/** Shows another page of the marketplace within this page, by a change of its address. */
export const showPage =
  (to: string): Command =>
  ({ ports, origin }) =>
    ports.navigate('marketplace', { to, origin, inPage: true });
