import type { ModuleId, PlanId } from '../catalogue/types';
import { Added, type Deletion } from '../codes/markers';
import type { Cart } from './types';

/** A module's marker, read off where its id stands. [CRT-07] */
export function addedMarker({ lines, pending }: Cart, id: ModuleId): Added {
  if (lines[id]) return Added.yes;
  return pending.includes(id) ? Added.pending : Added.no;
}

/** A plan's marker: only the plan in the cart is added, so a new one clears the former's. [CRT-24, PRC-26] */
export const planMarker = ({ plan }: Cart, id: PlanId): Added => (plan?.id === id ? Added.yes : Added.no);

/** Whether a module is about to go. [CRT-33] */
export const deletionFlag = ({ doomed }: Cart, id: ModuleId): Deletion => (doomed.includes(id) ? 'ready' : 'initial');
