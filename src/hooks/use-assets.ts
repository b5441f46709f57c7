import type { AssetType, Module } from '../domain/catalogue/types';
import { formatNumber } from '../i18n/format';
import type { TextKey } from '../i18n/keys';
import { useLanguage, useT } from '../i18n/use-t';

const COUNT = {
  driver: 'assets.driver',
  user: 'assets.user',
  planner: 'assets.planner',
  'billable asset': 'assets.billable_asset',
  dispatcher: 'assets.dispatcher',
  vehicle: 'assets.vehicle',
  'regional manager': 'assets.regional_manager',
  analyst: 'assets.analyst',
  admin: 'assets.admin',
  sensor: 'assets.sensor',
} as const satisfies Record<AssetType, TextKey<'assets'>>;

/** What a price is for, where the server names only a code. */
const ONE = {
  driver: 'assets.one_driver',
  user: 'assets.one_user',
  planner: 'assets.one_planner',
  'billable asset': 'assets.one_billable_asset',
  dispatcher: 'assets.one_dispatcher',
  vehicle: 'assets.one_vehicle',
  'regional manager': 'assets.one_regional_manager',
  analyst: 'assets.one_analyst',
  admin: 'assets.one_admin',
  sensor: 'assets.one_sensor',
} as const satisfies Record<AssetType, TextKey<'assets'>>;

type Counted = 'assets.members' | 'assets.members_included' | 'assets.free_users' | 'assets.up_to_users';

/**
 * Returns functions that put usage units into words: "12 vehicles", "/driver", "up to 100 users". What a price is for is what the
 * server calls it in the caller's language, else the page's own word for the asset type; each language composes both by one text.
 * [PRC-33, PRC-34, PRC-35]
 */
export function useAssets() {
  const { t, ready } = useT('assets');
  const language = useLanguage();
  const each = (unit: string): string => t('assets.each', { unit });
  const eachAsset = (type: AssetType): string => each(t(ONE[type]));
  const counted = (key: TextKey<'assets'>, count: number) => t(key, { count, number: formatNumber(count, language) });
  return {
    ready,
    /** Returns a count with its unit, such as “12 vehicles”. */
    count: (type: AssetType, count: number): string => counted(COUNT[type], count),
    /** Returns what a price is for, such as “/1,000 stops”, of what the server calls it. */
    each,
    /** Returns what a price is for, such as “/vehicle”. */
    eachAsset,
    /** Returns what a module's price is for: "once", "/1,000 stops", "/vehicle", the server's own sentence, or "/month". */
    unit: ({ charge, kind, priceUnit, pricePer, pricingType, assetType, pricingSubtitle }: Module): string => {
      if (charge === 'once') return t('common.once');
      if (priceUnit) return each(priceUnit);
      if (pricePer > 1) return each(assetType ? counted(COUNT[assetType], pricePer) : formatNumber(pricePer, language));
      if (pricingType === 'USAGE' && assetType) return eachAsset(assetType);
      const hasWords = pricingType === 'USAGE' || kind === 'service';
      return (hasWords && pricingSubtitle) || t('common.per_month');
    },
    /** Returns the text of what the flat rate includes, or of what is free, with its number. */
    say: (what: Counted, count: number): string => counted(what, count),
  };
}
