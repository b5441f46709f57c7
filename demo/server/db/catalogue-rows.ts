import type { bundles, industries, modules, planCategories, platforms } from './schema';

/** Everything that is sold, as the tables of the catalogue take it. */
export interface CatalogueRows {
  readonly platforms: (typeof platforms.$inferInsert & { readonly description: string })[];
  readonly industries: (typeof industries.$inferSelect)[];
  readonly planCategories: (typeof planCategories.$inferSelect)[];
  readonly modules: (typeof modules.$inferInsert)[];
  /** With the ids of what is in each. */
  readonly bundles: (typeof bundles.$inferInsert & { readonly modules: readonly number[] })[];
}
