import type { CatalogueRows } from '../db/catalogue-rows';

const WORDS = ['Fleet', 'Depot', 'Driver', 'Parcel', 'Traffic', 'Order', 'Customer', 'Vehicle', 'Shift', 'Region'];
const DEEDS = ['Planner', 'Monitor', 'Forecast', 'Sync', 'Report', 'Alerts', 'Import', 'Archive', 'Rules', 'Score'];
const PLACES = ['Harbour', 'Highway', 'City', 'Mountain', 'Island', 'Border', 'Night', 'Winter', 'Cold', 'Express'];
const USES = [
  'for routes of every size',
  'with a record of each change',
  'on one map with your vehicles',
  'for dispatchers and drivers alike',
  'before the day starts and while it runs',
];
const ASSETS = ['vehicle', 'driver', 'user', 'dispatcher'] as const;
const GLYPHS = ['route', 'planner', 'business', 'repeat', 'curb', 'geofence', 'orders', 'truck', 'users', 'bolt'];
const FIRST = 1000;

/** Returns a seeded pseudo-random generator (mulberry32) of numbers in [0, 1). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Fills a catalogue with generated modules, deterministic per seed. As in a real catalogue, a third of them form short dependency chains
 * within a category; some are metered, some have a trial, few are featured, and very few are sold by the sales team.
 * @param total the number of modules, existing ones included
 */
export function generated(rows: CatalogueRows, total: number, seed = 1): CatalogueRows {
  const random = randomOf(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const oneOf = <T>(all: readonly [T, ...T[]] | readonly T[]): T => all[below(all.length)] as T;
  const last = new Map<number, number>();
  const more = Math.max(0, total - rows.modules.length);
  const modules = Array.from({ length: more }, (_, n): CatalogueRows['modules'][number] => {
    const id = FIRST + n;
    const platformId = oneOf(rows.platforms).id;
    const title = `${oneOf(PLACES)} ${oneOf(WORDS)} ${oneOf(DEEDS)} ${n + 1}`;
    const metered = random() < 0.2;
    const former = last.get(platformId);
    const isChained = former !== undefined && random() < 0.33;
    last.set(platformId, id);
    return {
      id,
      code: `generated-${n + 1}`,
      title,
      description: `${title} ${oneOf(USES)}.`,
      // The icon names the module's page, so it carries a number. An unknown icon falls back to the neutral pin.
      icon: `${oneOf(GLYPHS)}-${n + 1}`,
      platformId,
      cardType: random() < 0.01 ? 3 : 1,
      srt: `m${id}`,
      sort: FIRST + n,
      isFeatured: random() < 0.02,
      isCrossSell: random() < 0.01,
      dependencies: isChained ? [former] : [],
      pricingType: metered ? 'USAGE' : 'FIXED',
      assetType: metered ? oneOf(ASSETS) : null,
      minimumAssetCount: metered ? 5 : 0,
      trialQuantity: metered ? 5 : 0,
      freeUsers: metered ? below(4) : 0,
      price: (metered ? 1 + below(9) : 5 + below(95)) * 100,
      trialDays: random() < 0.2 ? 7 : 0,
    };
  });
  return { ...rows, modules: [...rows.modules, ...modules] };
}
