import type { Module, ModuleId } from '../catalogue/types';
import type { Cart } from './types';

/** Returns the support level that a cart leads to: the one in it, bought before bundled, else the level that costs nothing. */
export function levelInForce<Level extends Pick<Module, 'id' | 'price'>>(
  levels: readonly Level[],
  lines: Cart['lines'],
): Level | undefined {
  const held = levels.filter(({ id }) => lines[id]);
  return held.find(({ id }) => lines[id]?.bundled === false) ?? held[0] ?? levels.find(({ price }) => price === 0);
}

/**
 * Removes the support levels that a newly chosen one replaces, because a cart holds only one. Bundled levels stay, and so do
 * dependencies of other modules. The server applies the same rule, so one call changes the level.
 * @param chosen modules that are being added
 */
export function withoutOtherLevels(lines: Cart['lines'], chosen: readonly Module[]): Cart['lines'] {
  const level = chosen.find(({ kind }) => kind === 'support');
  if (!level) return lines;
  const all = Object.values(lines);
  const needed = new Set<ModuleId>([...all.map(({ module }) => module), ...chosen].flatMap((one) => one.dependencies));
  const goes = ({ module, bundled }: (typeof all)[number]): boolean =>
    module.kind === 'support' && module.id !== level.id && !bundled && !needed.has(module.id);
  return Object.fromEntries(all.filter((line) => !goes(line)).map((line) => [line.module.id, line]));
}
