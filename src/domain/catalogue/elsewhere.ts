import type { Module } from './types';

/** Addresses of the external sites that sell the add-ons of a category, by the category's id. [MKT-15] */
export type Sites = ReadonlyMap<number, string>;

/** Returns the external sites of categories; an empty address is none. */
export const sitesOf = (platforms: readonly { readonly id: number; readonly url: string | null }[]): Sites =>
  new Map(platforms.flatMap(({ id, url }): readonly [number, string][] => (url ? [[id, url]] : [])));

/**
 * Returns the address of the external site that sells a module, or null if it is sold here. Its card leads there, and the cart
 * does not take it. [MKT-15, docs/decisions/0011]
 */
export const siteOf = ({ categoryId }: Pick<Module, 'categoryId'>, sites: Sites): string | null =>
  sites.get(categoryId) ?? null;
