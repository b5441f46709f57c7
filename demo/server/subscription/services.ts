import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { Db } from '../db/open';
import { moduleSwitches } from '../db/schema';
import type { CartContent } from '../model/content';

/** Returns the ids of all services: what is billed once. */
export const serviceIds = ({ modules }: Catalogue): number[] =>
  [...modules.values()].filter(({ charge }) => charge === 'once').map(({ id }) => id);

/** Records the services of a content that was billed as switched on. No subscription holds them, so only this record remembers them. [REV-91] */
export async function keepServices(
  tx: Db,
  memberId: number,
  { lines }: Pick<CartContent, 'lines'>,
  catalogue: Catalogue,
): Promise<void> {
  const services = new Set(serviceIds(catalogue));
  const set = { isActive: true, paidUntil: null };
  for (const { id: moduleId } of lines.filter(({ id }) => services.has(id)))
    await tx
      .insert(moduleSwitches)
      .values({ memberId, moduleId, ...set })
      .onConflictDoUpdate({ target: [moduleSwitches.memberId, moduleSwitches.moduleId], set });
}
