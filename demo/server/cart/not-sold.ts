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

/** Refuses because something in a cart or an order is not sold here, and names the sites that sell it. The cart stays. [REV-16, MKT-15] */
export function answerUnsold(
  c: Context,
  { unsold }: Unsold,
  catalogue: Pick<Catalogue, 'modules' | 'sites'>,
): Response {
  const say = sayIn(languageFor(c));
  const said = sitesSaid(
    unsold.flatMap((id) => catalogue.modules.get(id) ?? []),
    catalogue,
    say,
  );
  return refuseFor(c, 'not_for_sale', said.length > 0 ? said.join(' ') : say('cart_not_for_sale'));
}
