import { describeOffers } from '../../../src/domain/marketplace/offers';
import type { Catalogue, Plan } from '../../../src/domain/catalogue/types';
import type { Item } from '../../../src/domain/marketplace/types';
import { SELLER } from '../core/seller';

/** Returns the offers as schema.org JSON, escaped so that they cannot end their script element. */
export const offersJson = (products: readonly (Item | Plan)[], catalogue: Catalogue): string =>
  JSON.stringify(describeOffers(products, catalogue, SELLER) ?? {}).replaceAll('<', '\\u003c');
