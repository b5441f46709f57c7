import * as z from 'zod/mini';
import type { AssetType, ChargeType, ModuleFeature, ModuleKind } from '../domain/catalogue/types';
import { Added } from '../domain/codes/markers';
import {
  all,
  amount,
  count,
  flag,
  id,
  ids,
  int,
  intOrNull,
  listOf,
  usableRows,
  marker,
  instant,
  oneOf,
  price,
  read,
  text,
} from './fields';
import { paymentStatus } from './payment-status';

export const ASSET_TYPES: readonly AssetType[] = [
  'driver',
  'user',
  'planner',
  'billable asset',
  'dispatcher',
  'vehicle',
  'regional manager',
  'analyst',
  'admin',
  'sensor',
];
/** Kinds of modules, the union of both documents. [PRC-19] */
export const MODULE_KINDS: readonly ModuleKind[] = ['pricing', 'default', 'booster', 'service', 'support', 'internal'];

export const CHARGES: readonly ChargeType[] = ['recurring', 'once'];

/** Decodes how many units a price covers; defaults to one. */
const unitsOf = z.transform((value): number => z.parse(count, value) || 1);

const dependencies = z.transform((value) => z.parse(ids, value).filter((one) => one > 0));

/** Decodes what an add-on does: records of title and text, or plain texts; a record without a title is left out. */
export const moduleFeatureSchema = z.object(all(text, 'title', 'text'));
export const moduleFeatures = z.transform((value): readonly ModuleFeature[] =>
  listOf(value).flatMap((one) => {
    const feature = typeof one === 'string' ? { title: one.trim(), text: '' } : read(moduleFeatureSchema, one);
    return feature?.title ? feature : [];
  }),
);

export const aliasSchema = z.object(all(text, 'status', 'url'));

/** Our names of some wire fields; all others are the wire name in camel case. */
const NAMES = {
  catid: 'categoryId',
  catname: 'categoryName',
  type: 'kind',
  module_sort: 'sort',
  is_added: 'added',
  trial_quantity: 'quantity',
  trial_expires_on: 'expiresAt',
  pricing_interval_trial: 'interval',
  pricing_trial_unit: 'unit',
  datetime_started: 'startedAt',
  datetime_last_payment: 'lastPaymentAt',
  url_alias_list: 'urlAliases',
} as const;

// Page scripts can change storage, so a stored amount that is not a whole number drops its record.
/** Codecs for stored fields that differ from those of the wire. */
const KEPT = { price: id, base_price: id, pricing_price: int, quantity: count, payment_status: int };

type Readers = Readonly<Record<string, z.ZodMiniType>>;
type Camel<S> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
export type NameOf<K> = K extends keyof typeof NAMES ? (typeof NAMES)[K] : Camel<K> & string;

const lookedUp = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined => map[name];
/** Returns our name of a wire field. */
export const nameOf = (name: string): string =>
  lookedUp(NAMES, name) ?? name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Builds the tables that all readers and writers share, from the codecs by wire name. */
const table = <R extends Readers>(wire: R) => {
  const names = Object.keys(wire).map((name) => [name, nameOf(name)] as const);
  return {
    wire,
    /** Codecs for storage, by our names. */
    stored: Object.fromEntries(
      names.map(([name, ours]) => [ours, lookedUp<z.ZodMiniType>(KEPT, name) ?? wire[name]]),
    ) as {
      readonly [K in keyof R as NameOf<K>]: K extends keyof typeof KEPT ? (typeof KEPT)[K] : R[K];
    },
    /**
     * Renames decoded wire values to our names and adds `more`. It builds the record in one step and not by a spread: engines give each
     * spread of a computed record a shape of its own, which makes a rule over ten thousand of them twenty times slower.
     */
    named: <V extends { readonly [K in keyof R]: unknown }, M extends object>(values: V, more: M) =>
      Object.fromEntries([...names.map(([name, ours]) => [ours, values[name]]), ...Object.entries(more)]) as M & {
        readonly [K in keyof R as NameOf<K>]: V[K];
      },
  };
};

/** Fields of a module by their wire names; every reader, writer and builder of a module uses these tables. [MKT-22, MKT-23] */
export const FIELDS = table({
  id,
  ...all(text, 'code', 'title', 'description', 'icon', 'catname', 'srt', 'pricing_subtitle', 'price_unit', 'message'),
  ...all(int, 'catid', 'card_type', 'module_sort'),
  ...all(count, 'minimum_asset_count', 'free_users'),
  ...all(flag, 'is_hidden', 'is_featured', 'is_legacy', 'is_prepayment'),
  ...all(marker, 'bundled', 'is_default'),
  ...all(price, 'price', 'base_price'),
  payment_status: paymentStatus,
  quantity: intOrNull,
  type: oneOf(MODULE_KINDS, 'default'),
  // `pending` belongs to an open dialog of this page, so the wire never carries it. [CRT-07]
  is_added: oneOf([Added.empty, Added.no, Added.yes], Added.no),
  dependencies,
  pricing_type: oneOf(['FIXED', 'USAGE'], 'FIXED'),
  charge: oneOf(CHARGES, 'recurring'),
  price_per: unitsOf,
  asset_type: oneOf(ASSET_TYPES, null),
});

/** Fields of a module's `trial`. [TRL-07] */
export const TRIAL = table({
  is_trial: flag,
  ...all(count, 'trial_quantity', 'pricing_interval_trial'),
  trial_expires_on: instant,
});

/** Fields that no rule and no view reads; they stay together in `carried` for callers that request the whole cart. */
export const CARRIED = table({
  ...all(flag, 'is_core', 'is_cross_sell', 'is_additional_account_user', 'is_show_invoice', 'actual_is_trial'),
  ...all(text, 'pricing_status', 'pricing_trial_unit'),
  ...all(instant, 'datetime_started', 'datetime_last_payment'),
  module_dependent_id: intOrNull,
  pricing_price: amount,
  url_alias_list: usableRows(aliasSchema),
});
