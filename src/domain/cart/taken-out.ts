import type { ModuleId } from '../catalogue/types';
import type { Cart } from './types';

/** Whether a default module was taken out of this cart by hand: only then it can be added again. [CRT-05, CRT-19] */
export const isTakenOut = ({ takenOut }: Pick<Cart, 'takenOut'>, id: ModuleId): boolean =>
  takenOut?.includes(id) ?? false;

/** The default modules that are taken out of a cart, once these have gone too. */
export const alsoTakenOut = ({ lines, takenOut = [] }: Cart, going: readonly ModuleId[]): readonly ModuleId[] => [
  ...takenOut,
  ...going.filter((id) => lines[id]?.module.isDefault),
];
