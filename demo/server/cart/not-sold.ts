import type { Context } from 'hono';
import { siteOf, soldElsewhere } from '../../../src/domain/catalogue/elsewhere';
import type { Catalogue, Module } from '../../../src/domain/catalogue/types';
import { refuseFor } from '../http/reply';
import { languageFor } from '../texts/language';
import { sayIn, type Say } from '../texts/texts';

/** What cannot be bought here: ids of a package or modules; none where the catalogue does not know them. */
export interface Unsold {
  readonly unsold: readonly number[];
}

/** Returns the site that sells a module, as a person reads it; null if it is sold here. */
export function hostOfSite(module: Module, { sites }: Pick<Catalogue, 'sites'>): string | null {
  const site = siteOf(module, sites);
  return site && (URL.parse(site)?.host ?? site);
}

/** Says of each module that an external site sells which one that is. [MKT-15] */
export const sitesSaid = (modules: readonly Module[], catalogue: Pick<Catalogue, 'sites'>, say: Say): string[] =>
  soldElsewhere(modules, catalogue).map((module) =>
    say('sold_elsewhere', { name: module.title, site: hostOfSite(module, catalogue) ?? '' }),
  );

/** Says of each add-on that is not sold here which site sells it, or that it cannot be bought online. [REV-40, MKT-15] */
export const unsoldSaid = (
  { unsold }: Unsold,
  { modules, sites }: Pick<Catalogue, 'modules' | 'sites'>,
  say: Say,
): string[] =>
  unsold
    .flatMap((id) => modules.get(id) ?? [])
    .map((module) => sitesSaid([module], { sites }, say)[0] ?? say('not_for_sale', { name: module.title }));

/** Refuses because something in a cart or an order is not sold here, names it and the site that sells it. The cart stays. [REV-16, MKT-15] */
export function answerUnsold(c: Context, what: Unsold, catalogue: Pick<Catalogue, 'modules' | 'sites'>): Response {
  const say = sayIn(languageFor(c));
  const said = unsoldSaid(what, catalogue, say);
  return refuseFor(c, 'not_for_sale', said.length > 0 ? said.join(' ') : say('cart_not_for_sale'));
}
