import type { CartContent } from '../model/content';

const line = (id: number, bundled: 0 | 1) => ({ id, bundled, quantity: 1 });
const loose = (id: number) => line(id, 0);

/** Carts that no member could fill alone, by the demo account that has them. */
export const SEEDED_CARTS: Readonly<Record<string, CartContent>> = {
  /** Holds what is never for sale, so it goes on in the account's features. [NAV-07] */
  internal: { planId: 0, selected: [], lines: [loose(187), loose(152)] },
  /** Somebody else's package was taken out by the server, and this one put in. [CRT-55] */
  reset: {
    planId: 17,
    selected: [],
    lines: [...[101, 102, 103, 104, 105, 121, 181].map((id) => line(id, 1)), loose(152)],
    isReset: true,
  },
  /** Its package is in no catalogue any more. [CRT-56] */
  unsold: { planId: 999, selected: [], lines: [101, 102, 103].map((id) => line(id, 1)) },
};
