import type { CartContent } from '../model/content';

const line = (id: number, bundled: 0 | 1) => ({ id, bundled, quantity: 1 });
const loose = (id: number) => line(id, 0);

/** Seeded carts that cannot be created through the pages, by demo account. */
export const SEEDED_CARTS: Readonly<Record<string, CartContent>> = {
  /** Contains modules that are never for sale, so checkout continues in the account's features. [NAV-07] */
  internal: { planId: 0, selected: [], lines: [loose(187), loose(151), loose(152)] },
  /** The server replaced the chosen package with this one. [CRT-55] */
  reset: {
    planId: 17,
    selected: [],
    lines: [...[101, 102, 103, 104, 105, 121, 181].map((id) => line(id, 1)), loose(151), loose(152)],
    isReset: true,
  },
  /** The package has left the catalogue. [CRT-56] */
  unsold: { planId: 999, selected: [], lines: [101, 102, 103].map((id) => line(id, 1)) },
};
