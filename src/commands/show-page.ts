import type { Command } from './command';

/** Shows another page of the marketplace in this one: only the address is moved. */
export const showPage =
  (to: string): Command =>
  ({ ports, origin }) =>
    ports.navigate('marketplace', { to, origin, inPage: true });
