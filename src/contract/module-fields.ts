import * as z from 'zod/mini';
import type { AssetType, ChargeType, ModuleKind } from '../domain/catalogue/types';
import { Added } from '../domain/codes/markers';
import { all, amount, count, flag, id, ids, int, intOrNull, kept, marker, moment, oneOf, price, text } from './fields';
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
/** The union of both documents' kinds. [PRC-19] */
export const MODULE_KINDS: readonly ModuleKind[] = ['pricing', 'default', 'booster', 'service', 'support', 'internal'];

export const CHARGES: readonly ChargeType[] = ['recurring', 'once'];

/** How many units a price is for: one where nobody says more. */
const unitsOf = z.transform((value): number => z.parse(count, value) || 1);

const dependencies = z.transform((value) => z.parse(ids, value).filter((one) => one > 0));

export const aliasSchema = z.object(all(text, 'status', 'url'));

/** What some fields are called here; any other has the name of the wire, in camel case. */
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

// The snapshot is ours, but anything on the page can write to storage: an amount that is not whole costs its record.
/** What reads a field from storage, where that is not what reads it from the wire. */
const KEPT = { price: id, base_price: id, pricing_price: int, quantity: count, payment_status: int };

type Readers = Readonly<Record<string, z.ZodMiniType>>;
type Camel<S> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
export type NameOf<K> = K extends keyof typeof NAMES ? (typeof NAMES)[K] : Camel<K> & string;

const lookedUp = <T>(map: Readonly<Record<string, T>>, name: string): T | undefined => map[name];
/** What a field of the wire is called here. */
export const nameOf = (name: string): string =>
  lookedUp(NAMES, name) ?? name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** From the readers of the wire, by its names, all that goes by them. */
const table = <R extends Readers>(wire: R) => {
  const names = Object.keys(wire).map((name) => [name, nameOf(name)] as const);
  return {
    wire,
    /** The readers of storage, by our names. */
    stored: Object.fromEntries(
      names.map(([name, ours]) => [ours, lookedUp<z.ZodMiniType>(KEPT, name) ?? wire[name]]),
    ) as {
      readonly [K in keyof R as NameOf<K>]: K extends keyof typeof KEPT ? (typeof KEPT)[K] : R[K];
    },
    /**
     * What was read from the wire, by our names, with `more` beside it. All at once and not by a spread: an engine gives each spread of
     * a computed record a shape of its own, and a rule over ten thousand of them takes twenty times as long.
     */
    named: <V extends { readonly [K in keyof R]: unknown }, M extends object>(values: V, more: M) =>
      Object.fromEntries([...names.map(([name, ours]) => [ours, values[name]]), ...Object.entries(more)]) as M & {
        readonly [K in keyof R as NameOf<K>]: V[K];
      },
  };
};

/** The fields of a module by their names on the wire; every reader, writer and builder of a module goes by these lists. [MKT-22, MKT-23] */
export const FIELDS = table({
  id,
  ...all(text, 'code', 'title', 'description', 'icon', 'catname', 'srt', 'pricing_subtitle', 'message'),
  ...all(int, 'catid', 'card_type', 'module_sort'),
  ...all(count, 'minimum_asset_count', 'free_users'),
  ...all(flag, 'is_hidden', 'is_featured', 'is_legacy', 'is_prepayment'),
  ...all(marker, 'bundled', 'is_default'),
  ...all(price, 'price', 'base_price'),
  payment_status: paymentStatus,
  quantity: intOrNull,
  type: oneOf(MODULE_KINDS, 'default'),
  // `pending` belongs to an open dialog of this page and is never on the wire. [CRT-07]
  is_added: oneOf([Added.empty, Added.no, Added.yes], Added.no),
  dependencies,
  pricing_type: oneOf(['FIXED', 'USAGE'], 'FIXED'),
  charge: oneOf(CHARGES, 'recurring'),
  price_per: unitsOf,
  asset_type: oneOf(ASSET_TYPES, null),
});

/** Those that make its `trial`. [TRL-07] */
export const TRIAL = table({
  is_trial: flag,
  ...all(count, 'trial_quantity', 'pricing_interval_trial'),
  trial_expires_on: moment,
});

/** Those that no rule and no view reads: they go along as one part, for who asks for the whole cart. */
export const CARRIED = table({
  ...all(flag, 'is_core', 'is_cross_sell', 'is_additional_account_user', 'is_show_invoice', 'actual_is_trial'),
  ...all(text, 'pricing_status', 'pricing_trial_unit'),
  ...all(moment, 'datetime_started', 'datetime_last_payment'),
  module_dependent_id: intOrNull,
  pricing_price: amount,
  url_alias_list: kept(aliasSchema),
});
