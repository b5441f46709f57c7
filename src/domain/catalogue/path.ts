import { campaignOf } from './campaign';
import { isPlanForSale } from './for-sale';
import { variantsFor, type Toggles } from './toggles';
import type { Plan, PlanId } from './types';

/**
 * Parses an anchor into a name and an optional campaign. It drops all other parameters, so that a link cannot add its own
 * parameters to a call. [NAV-19]
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

/**
 * Finds the package for sale that an anchor names. A path is tried first: it names a family, and the toggles select the
 * variant. A code names one variant. [NAV-17, REV-40, REV-41]
 */
export function findPlanByHash(plans: ReadonlyMap<PlanId, Plan>, name: string, toggles: Toggles): Plan | undefined {
  if (name === '') return undefined;
  const sold = [...plans.values()].filter(isPlanForSale);
  const family = sold.filter(({ path }) => path === name);
  return variantsFor(family, toggles)[0] ?? family[0] ?? sold.find(({ code }) => code === name);
}
