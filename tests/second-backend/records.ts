import { CATEGORIES, categoryOf, INDUSTRIES, type Module, MODULES, type Package, PACKAGES } from './catalogue';
import type { Quirks } from './quirks';
import { Amount, type Fields, List, type Value } from './words';

/** Ids in the caller's cart, for the flag `is_added` of records. */

export interface Added {
  readonly packageId: number | null;
  readonly moduleIds: readonly number[];
}

export const NOTHING: Added = { packageId: null, moduleIds: [] };

function price(id: number, cents: number, { unreadablePrice }: Quirks): Value {
  if (unreadablePrice?.id !== id) return new Amount(cents);
  return { words: 'on request', null: null, absent: undefined }[unreadablePrice.as];
}

/** Removes every field that identifies a record. */
export function unidentified(record: Fields): Fields {
  const { id: _id, code: _code, invoice_number: _number, number: _other, ...rest } = record;
  return rest;
}

export function broken(list: NonNullable<Quirks['unreadable']>['list'], records: readonly Fields[], quirks: Quirks) {
  if (quirks.unreadable?.list !== list) return records;
  return records.map((record, at) => (quirks.unreadable?.which === 'all' || at === 0 ? unidentified(record) : record));
}

function cycleOf({ cycle }: Package, { billingCycle }: Quirks): Value {
  if (billingCycle === 'absent') return undefined;
  return billingCycle === 'month or year' ? { monthly: 'month', annual: 'year' }[cycle] : cycle;
}

export function packageRecord(item: Package, quirks: Quirks, { packageId }: Added = NOTHING): Fields {
  const category = categoryOf(item.category);
  const isShown = quirks.planCategories === 'given';
  return {
    id: item.id,
    code: item.code,
    title: item.title,
    description: `${item.title} for a fleet that plans its days.`,
    price: price(item.id, item.price, quirks),
    currency_symbol: '$',
    type: item.inid === 14 ? 'pricing' : 'default',
    usage_type: item.inid === 14 ? 'PRICE' : undefined,
    inid: item.inid,
    catid: isShown ? category?.id : undefined,
    catname: isShown ? category?.name : undefined,
    icon: category?.icon,
    path: category?.icon,
    ids: quirks.ids === 'map' ? Object.fromEntries(item.modules.map((id) => [id, id])) : new List(item.modules),
    modules: new List(item.modules),
    subpackages: new List([]),
    subpackage_codes: new List([]),
    discount: item.discount,
    billing_cycle: cycleOf(item, quirks),
    is_added: packageId === item.id ? 1 : 0,
    is_module: 0,
    is_featured: 0,
    is_exclusive: 0,
    bundled: 1,
  };
}

export function quantityOf(item: Module, { quantities }: Quirks): number | undefined {
  const isTold = quantities === 'given' || (quantities === 'absent when metered' && !item.metered);
  return isTold ? (item.metered?.minimum ?? 1) : undefined;
}

export function moduleRecord(item: Module, quirks: Quirks, { moduleIds }: Added = NOTHING): Fields {
  const category = categoryOf(item.category);
  return {
    id: item.id,
    code: item.code,
    title: item.title,
    description: `${item.title}, for every stop of the day.`,
    catid: category?.id,
    catname: category?.name,
    icon: category?.icon,
    type: item.kind,
    is_module: 1,
    is_added: moduleIds.includes(item.id) ? 1 : 0,
    is_core: item.id === 1 ? 1 : 0,
    is_default: 0,
    is_hidden: 0,
    is_deleted: 0,
    is_legacy: 0,
    is_trial: 0,
    has_dependency: item.needs.length > 0 ? 1 : 0,
    dependencies: new List(item.needs),
    pricing_type: item.metered ? 'USAGE' : 'FIXED',
    price: price(item.id, item.price, quirks),
    base_price: price(item.id, item.price, quirks),
    currency_symbol: '$',
    quantity: quantityOf(item, quirks),
    minimum_asset_count: item.metered?.minimum,
    asset_type: item.metered?.asset,
    bundled: 0,
    module_sort: item.id,
  };
}

const isSold = (item: Package, { sold }: Quirks): boolean => sold === 'both' || item.cycle === sold;

/** Returns the records of the packages that are sold in one place, such as the pricing page (`inid` 14), or everywhere. */
export const packages = (quirks: Quirks, added: Added, inid?: number): readonly Fields[] =>
  broken(
    'packages',
    PACKAGES.filter((item) => isSold(item, quirks) && (inid === undefined || item.inid === inid)).map((item) =>
      packageRecord(item, quirks, added),
    ),
    quirks,
  );

export const modules = (quirks: Quirks, added: Added, category?: number): readonly Fields[] =>
  broken(
    'modules',
    MODULES.filter((item) => category === undefined || item.category === category).map((item) =>
      moduleRecord(item, quirks, added),
    ),
    quirks,
  );

export const categories = (): readonly Fields[] =>
  CATEGORIES.map((item) => ({ ...item, total: MODULES.filter(({ category }) => category === item.id).length }));

export const industries = (): readonly Fields[] => INDUSTRIES.map((item) => ({ ...item }));
