import { siteOf } from '../../domain/catalogue/elsewhere';
import type { Catalogue, Module } from '../../domain/catalogue/types';
import type { DialogKind } from '../slices/dialogs';

/** What a dialog says of items that were not added, with the site to open. */
type Said = Pick<Extract<DialogKind, { readonly kind: 'info' }>, 'text' | 'link'>;

/** Says which items external sites sell, with a link if it is one site; null if there are none. [MKT-15] */
export function elsewhereSaid(modules: readonly Module[], { sites }: Pick<Catalogue, 'sites'>): Said | null {
  const sold = modules.map((module) => ({ module, site: siteOf(module, sites) ?? '' }));
  if (sold.length === 0) return null;
  const items = sold.map(({ module, site }) => `${module.title} (${new URL(site).host})`).join(', ');
  const [link, ...others] = new Set(sold.map(({ site }) => site));
  return { text: { key: 'dialogs.left_out', vars: { items } }, link: others.length === 0 ? link : undefined };
}
