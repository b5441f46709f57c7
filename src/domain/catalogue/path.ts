import { campaignOf } from './campaign';
import type { Plan, PlanId } from './types';

/**
 * What an anchor says: a name, and the campaign that may follow it. Anything else in its query is left out: a link must not
 * put parameters of its own into a call. [NAV-19]
 */
export function parsePackageHash(hash: string): { readonly name: string; readonly utm: string } {
  const anchor = hash.replace(/^#/, '');
  const [name = ''] = anchor.split('?', 1);
  return { name: decoded(name), utm: campaignOf(anchor.slice(name.length)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The plan whose path or code an anchor names; a path is looked at first. [NAV-17] */
export function findPlanByHash(plans: ReadonlyMap<PlanId, Plan>, name: string): Plan | undefined {
  if (name === '') return undefined;
  const all = [...plans.values()];
  return all.find(({ path }) => path === name) ?? all.find(({ code }) => code === name);
}
