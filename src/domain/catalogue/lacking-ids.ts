import type { Catalogue, ModuleId, PlanId } from './types';

/** What somebody wants to have, by its ids. */
export interface WantedIds {
  readonly plans?: readonly PlanId[];
  readonly modules?: readonly ModuleId[];
}

/** What a catalogue does not have of what is wanted, of what that includes, and of what all of it needs. */
export function lackingIds(
  { plans = [], modules = [] }: WantedIds,
  known: Pick<Catalogue, 'plans' | 'modules'>,
): Required<WantedIds> {
  // A Set is walked in the order of insertion, and also over what is added on the way.
  const needed = new Set([...modules, ...plans.flatMap((id) => known.plans.get(id)?.moduleIds ?? [])]);
  for (const id of needed) for (const more of known.modules.get(id)?.dependencies ?? []) needed.add(more);
  return {
    plans: plans.filter((id) => !known.plans.has(id)),
    modules: [...needed].filter((id) => !known.modules.has(id)),
  };
}
