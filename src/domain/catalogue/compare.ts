import type { Catalogue, Feature, Plan } from './types';

export interface ComparedFeature {
  readonly name: string;
  /** One value per plan, in the order of the plans; false if the plan lacks the feature. */
  readonly values: readonly Feature['value'][];
  /** The first explanation that a plan gives; undefined if none does. */
  readonly note: string | undefined;
}

export interface ComparedGroup {
  /** '' if the catalogue names none. */
  readonly name: string;
  readonly features: readonly ComparedFeature[];
}

/** Merges lists without duplicates. A word that is new in a later list goes before its successor there, else to the end. */
function united(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = [];
  for (const list of lists) {
    const words = [...new Set(list)];
    words.forEach((word, at) => {
      if (all.includes(word)) return;
      const next = words.slice(at).find((later) => all.includes(later));
      all.splice(next === undefined ? all.length : all.indexOf(next), 0, word);
    });
  }
  return all;
}

/** Fills in the features of plans. If no plan has any, it falls back to their modules, grouped by category. [PRC-10] */
export function described(plans: readonly Plan[], { modules }: Pick<Catalogue, 'modules'>): readonly Plan[] {
  if (plans.some(({ features }) => features.length > 0)) return plans;
  return plans.map((plan) => {
    const included = plan.moduleIds.flatMap((id) => modules.get(id) ?? []).filter(({ isHidden }) => !isHidden);
    const features = included.map(({ categoryName: group, title: name }) => ({ group, name, value: true }));
    return { ...plan, features };
  });
}

/** Compares the features of plans side by side, by group, in the order of the catalogue. [PRC-10] */
export function compareFeatures(plans: readonly Pick<Plan, 'features'>[]): readonly ComparedGroup[] {
  const groups = united(plans.map(({ features }) => features.map(({ group }) => group)));
  return groups.map((group) => {
    const own = plans.map(({ features }) => features.filter((feature) => feature.group === group));
    return {
      name: group,
      features: united(own.map((features) => features.map(({ name }) => name))).map((name) => ({
        name,
        values: own.map((features) => features.find((feature) => feature.name === name)?.value || false),
        note: own.flat().find((feature) => feature.name === name && feature.note)?.note,
      })),
    };
  });
}
