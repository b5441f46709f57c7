import type { Facet, FacetGroup } from '../../../src/domain/marketplace/facets';
import type { TextKey } from '../../../src/i18n/keys';

export const GROUP_NAMES = {
  kind: 'marketplace_grid.kind',
  price: 'marketplace_grid.price',
  status: 'marketplace_grid.status',
} as const satisfies Record<FacetGroup, TextKey<'marketplace_grid'>>;

export const FACET_NAMES = {
  module: 'marketplace_grid.module',
  package: 'marketplace_grid.package',
  fixed: 'marketplace_grid.fixed',
  usage: 'marketplace_grid.usage',
  contact: 'marketplace_grid.on_request',
  featured: 'marketplace_grid.featured',
  trial: 'marketplace_grid.trial',
  'in-cart': 'marketplace_grid.in_cart',
  owned: 'marketplace_grid.owned',
} as const satisfies Record<Facet, TextKey<'marketplace_grid'>>;
