import type { CatalogueRows } from '../db/catalogue-rows';
import type { bundles, modules } from '../db/schema';
import { withDependencies } from './closure';
import { FEATURE_NOTES, FEATURES } from './features';
import { INDUSTRIES, INDUSTRY_MODULES } from './industries';
import { MODULE_FEATURES } from './module-features';
import { MODULES, type Mark, type ModuleSeed } from './modules';
import { percentBetween } from './percent';
import { PLAN_CATEGORIES, PLANS, type PlanSeed } from './plans';
import { PLATFORMS } from './platforms';
import { USAGES } from './usages';

type ModuleRow = typeof modules.$inferInsert;
type BundleRow = typeof bundles.$inferInsert & { readonly modules: readonly number[] };

/** The industry id (`inid`) of the pricing plans. [PRC-18] */
const PRICING_INDUSTRY = 14;
/** The card type that leads to the contact page. [MKT-14] */
const CONTACT_CARD = 3;
const INDUSTRY_BUNDLE = 59;

const marked = (seed: ModuleSeed, mark: Mark): boolean => seed.marks?.includes(mark) ?? false;

const moduleRow = (seed: ModuleSeed, sort: number): ModuleRow => ({
  id: seed.id,
  code: seed.code,
  title: seed.title,
  description: seed.description,
  icon: seed.icon,
  platformId: seed.platform ?? null,
  kind: seed.kind ?? 'default',
  cardType: marked(seed, 'contact') ? CONTACT_CARD : 1,
  srt: `m${seed.id}`,
  sort,
  isDefault: marked(seed, 'default'),
  isHidden: marked(seed, 'hidden'),
  isFeatured: marked(seed, 'featured'),
  isCore: marked(seed, 'core'),
  isLegacy: marked(seed, 'legacy'),
  isCrossSell: marked(seed, 'cross-sell'),
  isPrepayment: marked(seed, 'prepayment'),
  dependencies: [...(seed.needs ?? [])],
  pricingType: seed.metered ? 'USAGE' : 'FIXED',
  pricingSubtitle: seed.subtitle ?? '',
  charge: seed.charge ?? 'recurring',
  pricePer: seed.per ?? 1,
  priceUnit: seed.unit ?? seed.metered?.asset ?? '',
  price: seed.price * 100,
  assetType: seed.metered?.asset ?? null,
  minimumAssetCount: seed.metered?.minimum ?? 0,
  trialQuantity: seed.metered?.trial ?? 0,
  trialDays: seed.trialDays ?? 0,
  freeUsers: seed.metered?.free ?? 0,
  features: MODULE_FEATURES[seed.code]?.map(([title, text]) => ({ title, text })) ?? [],
});

const needs = new Map(MODULES.map((seed) => [seed.id, seed.needs ?? []]));

/** Returns the module ids of a plan, including those of the plans that it extends. */
const modulesOf = (plan: PlanSeed): readonly number[] => {
  const base = PLANS.find((one) => one.title === plan.extends);
  return withDependencies([...(base ? modulesOf(base) : []), ...plan.modules], needs);
};

const featuresOf = (plan: PlanSeed) => {
  const table = FEATURES[plan.category];
  const column = table?.families.indexOf(plan.family) ?? -1;
  if (!table || column < 0) return [];
  return table.rows.map(([group, name, ...values]) => ({
    group,
    name,
    value: values[column] ?? false,
    ...(FEATURE_NOTES[name] && { note: FEATURE_NOTES[name] }),
  }));
};

/** Returns the four variants of a plan: yearly and monthly, each for standard and commercial use. */
const variantsOf = (plan: PlanSeed): BundleRow[] =>
  (['standard', 'commercial'] as const).flatMap((edition, e) =>
    (['year', 'month'] as const).map((cycle, c): BundleRow => {
      const rates = plan[edition];
      const suffix = `${edition === 'commercial' ? '-commercial' : ''}-${cycle === 'year' ? 'annual' : 'monthly'}`;
      return {
        id: plan.n * 4 + e * 2 + c,
        code: plan.family + suffix,
        title: plan.title,
        description: plan.lead,
        icon: plan.icon,
        path: plan.family,
        categoryId: plan.category,
        inid: PRICING_INDUSTRY,
        type: 'pricing',
        usageType: 'PRICE',
        cardType: rates ? 1 : CONTACT_CARD,
        srt: `p${plan.n}`,
        family: plan.family,
        billingCycle: cycle,
        edition,
        price: rates && rates.monthly * 100,
        discount: rates && cycle === 'year' ? percentBetween(rates.monthly, rates.annual) : 0,
        discountReason: rates && cycle === 'year' ? 'yearly' : null,
        minimumAssetCount: plan.fleet?.included ?? 0,
        minimumAssetRate: plan.fleet ? plan.fleet.rate * 100 : null,
        assetType: plan.fleet?.asset ?? null,
        pricingSubtitle: rates ? '' : 'Priced by fleet size',
        extends: plan.extends ?? '',
        isFeatured: plan.featured ?? false,
        isExclusive: plan.exclusive ?? false,
        highlights: [...plan.highlights],
        subpackages: plan.subpackages ?? [],
        usages: USAGES,
        features: featuresOf(plan),
        modules: modulesOf(plan),
      };
    }),
  );

/** Bundles with inid 14 that are not pricing plans, so that a client without the filter fails visibly. [PRC-18] */
const OTHERS: readonly BundleRow[] = [
  { id: 91, code: 'seven-day-test-drive', title: 'Test drive', usageType: 'TRIAL', type: 'pricing' },
  { id: 92, code: 'internal-load-testing', title: 'Load testing', usageType: 'PRICE', type: 'internal' },
  { id: 93, code: 'classic-route-planner', title: 'Route Planner Classic', usageType: 'LEGACY', type: 'pricing' },
].map((one) => ({
  ...one,
  icon: 'route',
  categoryId: 1,
  inid: PRICING_INDUSTRY,
  srt: `x${one.id}`,
  family: one.code,
  price: 9900,
  isLegacy: one.usageType === 'LEGACY',
  modules: [101, 102, 103, 181],
}));

const industryBundles = (): BundleRow[] =>
  INDUSTRIES.flatMap((industry) => {
    const [small, more] = INDUSTRY_MODULES[industry.id] ?? [[], []];
    const slug = industry.name.toLowerCase().replace(/[^a-z]+/g, '-');
    const bundle = (step: 0 | 1, title: string, ids: readonly number[], discount: number): BundleRow => ({
      id: INDUSTRY_BUNDLE + industry.id * 2 + step,
      code: `${slug}-${step ? 'complete' : 'essentials'}`,
      title,
      description: industry.description,
      icon: industry.icon,
      path: `${slug}-${step ? 'complete' : 'essentials'}`,
      inid: industry.id,
      type: 'default',
      usageType: 'BUNDLE',
      srt: `i${industry.id}${step}`,
      discount,
      discountReason: 'bundle',
      isFeatured: step === 1,
      modules: withDependencies(ids, needs),
    });
    return [
      bundle(0, `${industry.name} Essentials`, small, 1000),
      bundle(1, `${industry.name} Complete`, [...small, ...more], 1500),
    ];
  });

/** Returns the whole catalogue of the reference backend as database rows. */
export const catalogue = (): CatalogueRows => ({
  platforms: PLATFORMS.map((one) => ({ ...one })),
  industries: INDUSTRIES.map((one) => ({ ...one })),
  planCategories: PLAN_CATEGORIES.map((one) => ({ ...one })),
  modules: MODULES.map(moduleRow),
  bundles: [...PLANS.flatMap(variantsOf), ...OTHERS, ...industryBundles()],
});
