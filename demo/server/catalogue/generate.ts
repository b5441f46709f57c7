import type { CatalogueRows } from './catalogue';

const GLYPHS = [
  'route',
  'planner',
  'business',
  'repeat',
  'curb',
  'geofence',
  'orders',
  'truck',
  'users',
  'bolt',
] as const;
const WORDS = [
  'Fleet',
  'Depot',
  'Driver',
  'Parcel',
  'Traffic',
  'Order',
  'Customer',
  'Vehicle',
  'Shift',
  'Region',
] as const;
const DEEDS = [
  'Planner',
  'Monitor',
  'Forecast',
  'Sync',
  'Report',
  'Alerts',
  'Import',
  'Archive',
  'Rules',
  'Score',
] as const;
const FIRST = 1000;

/**
 * Fills a catalogue up to a number of modules, the same ones each time: every third needs the one before it, every seventh is
 * metered, so chains and prices of both kinds stay in proportion.
 * @param total modules in all
 */
export function generated(rows: CatalogueRows, total: number): CatalogueRows {
  const more = Math.max(0, total - rows.modules.length);
  const modules = Array.from({ length: more }, (_, n): CatalogueRows['modules'][number] => {
    const id = FIRST + n;
    const glyph = GLYPHS[n % GLYPHS.length] ?? 'route';
    const title = `${WORDS[n % WORDS.length]} ${DEEDS[Math.floor(n / 10) % DEEDS.length]} ${n + 1}`;
    const metered = n % 7 === 0;
    return {
      id,
      code: `generated-${n + 1}`,
      title,
      description: `${title} for routes of every size.`,
      // Names a page of its own, so it carries the number; what is not drawn shows the neutral pin.
      icon: n < GLYPHS.length ? glyph : `${glyph}-${n + 1}`,
      platformId: (n % rows.platforms.length) + 1,
      srt: `m${id}`,
      sort: FIRST + n,
      isFeatured: n % 50 === 0,
      dependencies: n % 3 === 2 ? [id - 1] : [],
      pricingType: metered ? 'USAGE' : 'FIXED',
      assetType: metered ? 'vehicle' : null,
      minimumAssetCount: metered ? 5 : 0,
      price: (5 + (n % 60)) * 100,
      trialDays: n % 5 === 0 ? 7 : 0,
    };
  });
  return { ...rows, modules: [...rows.modules, ...modules] };
}
