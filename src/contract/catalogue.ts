import * as z from 'zod/mini';
import type { Module, Plan, PlanCategory } from '../domain/catalogue/types';
import { slugOf } from '../domain/marketplace/slug';
import type { CurrencyCode } from '../domain/money/currency';
import { bundleSchema, toPlan, type WireBundle } from './bundle';
import { currency, ownRecord } from './envelope';
import { all, id, listOf, read, recordOf, rows, rowsOf, text } from './fields';
import { warnDropped } from './warn';
import { isModule, moduleSchema, toModule } from './module';

/** Catalogue as one reply lists it. */
export interface CatalogueReply {
  readonly currency: CurrencyCode;
  readonly plans: readonly Plan[];
  readonly modules: readonly Module[];
  readonly categories: readonly PlanCategory[];
  /** Number of malformed records that were left out. */
  readonly dropped: number;
}

const list = z.transform((value, context) => {
  if (typeof value !== 'object' || value === null) context.issues.push({ code: 'custom', input: value });
  return listOf(value);
});

export const categorySchema = z.object({ id, ...all(text, 'name', 'icon', 'description', 'path') });

export const catalogueSchema = z.object({
  currency,
  data: list,
  modules: rows(moduleSchema),
  categories: rows(categorySchema),
});

/** Normalises the reply of a call for one record: the record may be `data` or the whole reply instead of a list of one. */
export const catalogueNamed = (body: unknown): unknown => {
  const {
    status,
    currency: code,
    data,
  }: Partial<Record<'status' | 'currency' | 'data', unknown>> = ownRecord(body, 'id');
  return 'id' in recordOf(data) ? { status, currency: code, data: [data] } : body;
};

/** Derives categories from the packages, as a fallback if the reply lists none. [MKT-24] */
const namedBy = (plans: readonly WireBundle[]): readonly PlanCategory[] => [
  ...new Map(
    plans
      .filter(({ catname }) => catname)
      .map(({ catid, catname: name }) => [
        catid,
        { id: catid, name, icon: '', description: '', path: slugOf(name, catid) },
      ]),
  ).values(),
];

/**
 * Reads the reply of `GET /services/bundles` (plans, modules, categories) and of `GET /services/products`, whose list mixes plans and
 * modules, told apart by `is_module`. [API-29, API-30]
 * @returns null if the envelope is malformed, or if it lists packages or modules and none of them is readable, because that is no empty
 * catalogue
 */
export const readCatalogue = (body: unknown): CatalogueReply | null => {
  const reply = read(catalogueSchema, catalogueNamed(body));
  if (!reply) return null;
  const code = reply.currency;
  const plans = rowsOf(
    bundleSchema,
    reply.data.filter((record) => !isModule(record)),
  );
  const more = rowsOf(moduleSchema, reply.data.filter(isModule));
  warnDropped('packages', plans);
  warnDropped('modules', more);
  warnDropped('modules', reply.modules);
  const dropped = plans.dropped + more.dropped;
  if ([plans, more].some((one) => one.dropped > 0 && one.kept.length === 0)) return null;
  return {
    currency: code,
    plans: plans.kept.map((wire) => toPlan(wire, code)),
    modules: [...reply.modules.kept, ...more.kept].map((wire) => toModule(wire, code)),
    categories: reply.categories.kept.length ? reply.categories.kept : namedBy(plans.kept),
    dropped: dropped + reply.modules.dropped + reply.categories.dropped,
  };
};
