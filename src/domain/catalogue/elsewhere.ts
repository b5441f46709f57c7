import type { Catalogue, Module, Sites } from './types';

/** Returns the external sites of categories; an empty address is none. */
export const sitesOf = (platforms: readonly { readonly id: number; readonly url: string | null }[]): Sites =>
  new Map(platforms.flatMap(({ id, url }): readonly [number, string][] => (url ? [[id, url]] : [])));

/**
 * Returns the address of the external site that sells a module, or null if it is sold here. Its card leads there, and neither a
 * cart, nor a quote, nor an activation takes it. [MKT-15, docs/decisions/0011]
 */
export const siteOf = ({ categoryId }: Pick<Module, 'categoryId'>, sites: Sites): string | null =>
  sites.get(categoryId) ?? null;

/**
 * Returns those of the modules that an external site sells. What another of them needs comes along with it, as everything that
 * is not sold by itself does.
 */
export function soldElsewhere(modules: readonly Module[], { sites }: Pick<Catalogue, 'sites'>): readonly Module[] {
  const needed = new Set(modules.flatMap(({ dependencies }) => dependencies));
  return modules.filter((module) => siteOf(module, sites) !== null && !needed.has(module.id));
}
