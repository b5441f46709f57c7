import type { ModuleId } from '../catalogue/types';
import type { Cart } from './types';

/** Returns true if the visitor took a default module out of this cart; only then can it be added again. [CRT-05, CRT-19] */
export const isTakenOut = ({ takenOut }: Pick<Cart, 'takenOut'>, id: ModuleId): boolean =>
  takenOut?.includes(id) ?? false;

/** Adds the default modules among the removed ones to the cart's `takenOut` list. */
export const alsoTakenOut = ({ lines, takenOut = [] }: Cart, going: readonly ModuleId[]): readonly ModuleId[] => [
  ...takenOut,
  ...going.filter((id) => lines[id]?.module.isDefault),
];
