import type { ModuleId, PlanId } from '../catalogue/types';
import { Added, type Deletion } from '../codes/markers';
import type { Cart } from './types';

/** Selects a module's `added` marker. [CRT-07] */
export function addedMarker({ lines, pending }: Cart, id: ModuleId): Added {
  if (lines[id]) return Added.yes;
  return pending.includes(id) ? Added.pending : Added.no;
}

/** Selects a plan's `added` marker: only the plan in the cart has it, so a new plan clears the former's. [CRT-24, PRC-26] */
export const planMarker = ({ plan }: Cart, id: PlanId): Added => (plan?.id === id ? Added.yes : Added.no);

/** Selects a module's deletion flag: `ready` if the module is marked for deletion. [CRT-33] */
export const deletionFlag = ({ markedForDeletion }: Cart, id: ModuleId): Deletion =>
  markedForDeletion.includes(id) ? 'ready' : 'initial';
