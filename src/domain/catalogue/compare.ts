import type { Feature, Plan } from './types';

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

/** All words of all lists, once each: one that only a later list has stands behind what comes before it there. */
function united(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = [];
  for (const list of lists) {
    const first = list.find((word) => all.includes(word));
    let at = first === undefined ? all.length : all.indexOf(first);
    for (const word of new Set(list)) {
      const known = all.indexOf(word);
      if (known < 0) all.splice(at, 0, word);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return all;
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
