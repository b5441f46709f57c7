import { readIndustries, readPlatforms } from '../../contract/marketplace';
import { sitesOf } from '../../domain/catalogue/elsewhere';
import type { Sites } from '../../domain/catalogue/types';
import type { Industry, Platform } from '../../domain/marketplace/types';
import { createResource } from './resource';
import type { RootState } from '../state';

/** Categories have no prices, so one answer serves all currencies. */
const byLanguage = (_: void, { config }: RootState): readonly string[] => [config.language];

/** Resource of the marketplace's categories. [MKT-16] */
export const platforms = createResource<readonly Platform[]>({
  name: 'platforms',
  keyOf: byLanguage,
  translate: readPlatforms,
  failedText: 'pricing.load_failed',
});

/** Resource of the marketplace's industries. [MKT-17] */
export const industries = createResource<readonly Industry[]>({
  name: 'industries',
  keyOf: byLanguage,
  translate: readIndustries,
  failedText: 'pricing.load_failed',
});

/** Returns the external sites that sell the add-ons of categories, as far as the categories were read; else the server refuses them. [MKT-15] */
export const selectSites = (state: RootState): Sites => sitesOf(platforms.at(state).data ?? []);
