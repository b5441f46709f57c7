import type { Catalogue, ModuleId, PlanId } from './types';

/** Wanted plans and modules, by id. */
export interface WantedIds {
  readonly plans?: readonly PlanId[];
  readonly modules?: readonly ModuleId[];
}

/**
 * Returns the ids that are missing from the catalogue, among the wanted items, the modules of wanted plans, and all
 * dependencies.
 */
export function missingIds(
  { plans = [], modules = [] }: WantedIds,
  known: Pick<Catalogue, 'plans' | 'modules'>,
): Required<WantedIds> {
  // Iterating a Set also visits the items that are added on the way.
  const needed = new Set([...modules, ...plans.flatMap((id) => known.plans.get(id)?.moduleIds ?? [])]);
  for (const id of needed) for (const more of known.modules.get(id)?.dependencies ?? []) needed.add(more);
  return {
    plans: plans.filter((id) => !known.plans.has(id)),
    modules: [...needed].filter((id) => !known.modules.has(id)),
  };
}
