import type { bundles, industries, modules, planCategories, platforms } from './schema';

/** The rows of all catalogue tables. */
export interface CatalogueRows {
  readonly platforms: (typeof platforms.$inferInsert & { readonly description: string })[];
  readonly industries: (typeof industries.$inferSelect)[];
  readonly planCategories: (typeof planCategories.$inferSelect)[];
  readonly modules: (typeof modules.$inferInsert)[];
  /** `modules` lists the ids of the bundle's modules. */
  readonly bundles: (typeof bundles.$inferInsert & { readonly modules: readonly number[] })[];
}
