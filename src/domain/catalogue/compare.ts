import type { Catalogue, Feature, Plan } from './types';

export interface ComparedFeature {
  readonly name: string;
  /** One for each plan, in their order. A plan that says nothing of it does not have it. */
  readonly values: readonly Feature['value'][];
}

export interface ComparedGroup {
  /** '' where the catalogue names none. */
  readonly name: string;
  readonly features: readonly ComparedFeature[];
}

/** All words of all lists, once each: one that only a later list has stands before what follows it there, else at the end. */
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

/** Plans with what they contain. Where the catalogue says it of none of them, it is their modules, by category. [PRC-10] */
export function described(plans: readonly Plan[], { modules }: Pick<Catalogue, 'modules'>): readonly Plan[] {
  if (plans.some(({ features }) => features.length > 0)) return plans;
  return plans.map((plan) => {
    const included = plan.moduleIds.flatMap((id) => modules.get(id) ?? []).filter(({ isHidden }) => !isHidden);
    const features = included.map(({ categoryName: group, title: name }) => ({ group, name, value: true }));
    return { ...plan, features };
  });
}

/** What the plans contain side by side, by group, in the order of the catalogue. [PRC-10] */
export function compareFeatures(plans: readonly Pick<Plan, 'features'>[]): readonly ComparedGroup[] {
  const groups = united(plans.map(({ features }) => features.map(({ group }) => group)));
  return groups.map((group) => {
    const own = plans.map(({ features }) => features.filter((feature) => feature.group === group));
    return {
      name: group,
      features: united(own.map((features) => features.map(({ name }) => name))).map((name) => ({
        name,
        values: own.map((features) => features.find((feature) => feature.name === name)?.value || false),
      })),
    };
  });
}
