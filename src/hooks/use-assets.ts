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

const PER = {
  driver: 'assets.per_driver',
  user: 'assets.per_user',
  planner: 'assets.per_planner',
  'billable asset': 'assets.per_billable_asset',
  dispatcher: 'assets.per_dispatcher',
  vehicle: 'assets.per_vehicle',
  'regional manager': 'assets.per_regional_manager',
  analyst: 'assets.per_analyst',
  admin: 'assets.per_admin',
  sensor: 'assets.per_sensor',
} as const satisfies Record<AssetType, TextKey<'assets'>>;

const EACH = {
  driver: 'assets.each_driver',
  user: 'assets.each_user',
  planner: 'assets.each_planner',
  'billable asset': 'assets.each_billable_asset',
  dispatcher: 'assets.each_dispatcher',
  vehicle: 'assets.each_vehicle',
  'regional manager': 'assets.each_regional_manager',
  analyst: 'assets.each_analyst',
  admin: 'assets.each_admin',
  sensor: 'assets.each_sensor',
} as const satisfies Record<AssetType, TextKey<'assets'>>;

type Counted = 'assets.members' | 'assets.members_included' | 'assets.free_users' | 'assets.up_to_users';

/**
 * Returns functions that put usage units into words: "12 vehicles", "per driver", "/driver", "up to 100 users".
 * [PRC-33, PRC-34, PRC-35]
 */
export function useAssets() {
  const { t, ready } = useT('assets');
  const language = useLanguage();
  const each = (type: AssetType): string => t(EACH[type]);
  const counted = (key: TextKey<'assets'>, count: number) => t(key, { count, number: formatNumber(count, language) });
  return {
    ready,
    /** "12 vehicles" */
    count: (type: AssetType, count: number): string => counted(COUNT[type], count),
    /** "per vehicle" */
    per: (type: AssetType): string => t(PER[type]),
    /** "/vehicle", after a price. */
    each,
    /** Returns the unit of a module's price: "once", "/1,000", "/vehicle", the server's own words, or "/month". */
    unit: ({ charge, kind, pricePer, pricingType, assetType, pricingSubtitle }: Module): string => {
      if (charge === 'once') return t('common.once');
      if (pricePer > 1) {
        const number = assetType ? counted(COUNT[assetType], pricePer) : formatNumber(pricePer, language);
        return t('assets.each_number', { number });
      }
      if (pricingType === 'USAGE' && assetType) return each(assetType);
      const hasWords = pricingType === 'USAGE' || kind === 'service';
      return (hasWords && pricingSubtitle) || t('common.per_month');
    },
    /** Returns the text of what the flat rate includes, or of what is free, with its number. */
    say: (what: Counted, count: number): string => counted(what, count),
  };
}
