import type { Bundled } from '../../../src/domain/codes/markers';

/** A cart as it is stored: names and quantities; what they are and cost is read from the catalogue. */
export interface CartContent {
  /** 0 is the custom solution. */
  readonly planId: number | null;
  /** Codes of the chosen sub-packages. */
  readonly selected: readonly string[];
  readonly lines: readonly { readonly id: number; readonly bundled: Bundled; readonly quantity: number }[];
}

export const NOTHING: CartContent = { planId: null, selected: [], lines: [] };
