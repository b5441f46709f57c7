import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { moduleSchema, toModule } from '../../src/contract/module';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { bundledLine, newLine, toCartPlan } from '../../src/domain/cart/new-line';
import type { Cart, CartLine } from '../../src/domain/cart/types';
import { buildCatalogue } from '../../src/domain/catalogue/build';
import type { Catalogue, Module, ModuleId, Plan, UsageItem } from '../../src/domain/catalogue/types';
import { SubscriptionKind, SubscriptionState } from '../../src/domain/codes/subscription';
import type { Account, Subscription } from '../../src/domain/subscription/types';
import { VISITOR } from '../../src/domain/subscription/user-type';

type Changes<T> = { readonly [K in keyof T]?: T[K] };

/** The defaults: a module read from a record that has only an id and the price 0. */
const bare = toModule(z.parse(moduleSchema, { id: 0, price: 0 }), 'USD');

/** Builds an add-on at a fixed price of 20.00 without dependencies. */
export const aModule = ({
  trial,
  ...more
}: Changes<Omit<Module, 'trial'>> & { trial?: Changes<Module['trial']> } = {}): Module => {
  const id = more.id ?? 1;
  const basePrice = more.basePrice ?? more.price ?? 2000;
  return {
    ...bare,
    id,
    code: `module-code-${id}`,
    title: `Module ${id}`,
    icon: 'route',
    categoryId: 5,
    categoryName: 'Planning',
    srt: `s${id}`,
    sort: id,
    price: basePrice,
    quantity: 1,
    carried: { ...bare.carried, pricingPrice: basePrice },
    ...more,
    basePrice,
    trial: { ...bare.trial, ...trial },
  };
};

/** Builds a monthly pricing plan of 100.00 without a discount. */
export const aPlan = (more: Changes<Plan> = {}): Plan => {
  const id = more.id ?? 1001;
  return {
    id,
    code: `plan-code-${id}`,
    title: `Plan ${id}`,
    icon: 'route',
    description: '',
    path: `plan-${id}`,
    categoryId: 1,
    inid: 14,
    type: 'pricing',
    usageType: 'PRICE',
    srt: `p${id}`,
    bundled: true,
    isFeatured: false,
    isExclusive: false,
    isLegacy: false,
    isContact: false,
    family: `family-${id}`,
    cycle: 'month',
    edition: 'standard',
    price: 10_000,
    billedAmount: null,
    discount: 0,
    discountReason: more.discount ? 'bundle' : null,
    minimumAssetCount: 0,
    minimumAssetRate: null,
    assetType: null,
    pricingSubtitle: '',
    moduleIds: [],
    subpackages: [],
    usages: [],
    features: [],
    highlights: [],
    extends: '',
    ...more,
  };
};

export const aCatalogue = ({
  plans = [],
  modules = [],
}: {
  readonly plans?: readonly Plan[];
  readonly modules?: readonly Module[];
}): Catalogue => buildCatalogue({ currency: 'USD', plans, modules });

export const aUsage = (more: Changes<UsageItem> = {}): UsageItem => ({
  id: 1,
  key: 'dispatcher',
  price: 400,
  quantity: 0,
  min: 0,
  max: 1000,
  unit: 'dispatcher',
  assetType: 'dispatcher',
  type: '',
  isAdditional: false,
  isSupport: false,
  freeUsers: 0,
  ...more,
});

/** Builds a member without a subscription who has every permission. */
export const anAccount = (more: Changes<Account> = {}): Account => ({
  ...VISITOR,
  memberId: 7,
  isTrial: false,
  country: 'US',
  ...more,
});

export const aSubscription = (more: Changes<Subscription> = {}): Subscription => ({
  planId: 1001,
  planCode: 'plan-code-1001',
  moduleIds: [],
  timeframe: 'month',
  periodStartedAt: null,
  periodEndsAt: null,
  kind: SubscriptionKind.marketplace,
  state: SubscriptionState.subscribed,
  ...more,
});

const keyed = (lines: readonly CartLine[]): Cart['lines'] =>
  Object.fromEntries(lines.map((line): [ModuleId, CartLine] => [line.module.id, line]));

/** Builds a cart by hand, so that a test does not depend on the rules under test. */
export const aCart = ({
  plan,
  bundled = [],
  extra = [],
  ...more
}: Changes<Omit<Cart, 'plan' | 'lines'>> & {
  readonly plan: Plan | Cart['plan'];
  readonly bundled?: readonly Module[];
  readonly extra?: readonly Module[];
}): Cart => ({
  ...emptyCart,
  ...more,
  plan: plan && 'moduleIds' in plan ? toCartPlan(plan) : plan,
  lines: keyed([...bundled.map(bundledLine), ...extra.map(newLine)]),
});

/** Generates a catalogue of `size` modules and a few plans; dependencies also name unknown ids, themselves and form cycles. */
export const catalogueOf = (size: number): fc.Arbitrary<Catalogue> => {
  const oneOf = fc.integer({ min: 1, max: size + 2 });
  const modules = fc.tuple(
    ...Array.from({ length: size }, (_, index) =>
      fc
        .record({
          dependencies: fc.uniqueArray(oneOf, { maxLength: 3 }),
          isDefault: fc.constantFrom(false, false, false, true),
          categoryId: fc.integer({ min: 1, max: 3 }),
          pricingType: fc.constantFrom('FIXED' as const, 'USAGE' as const),
          basePrice: fc.integer({ min: 0, max: 99_999 }),
          isFree: fc.boolean(),
          quantity: fc.integer({ min: 0, max: 9 }),
          minimumAssetCount: fc.integer({ min: 0, max: 9 }),
          freeUsers: fc.constantFrom(0, 0, 3),
          trial: fc.record({ isTrial: fc.boolean(), quantity: fc.integer({ min: 0, max: 9 }) }),
        })
        .map(({ isFree, ...more }) => aModule({ id: index + 1, price: isFree ? 0 : more.basePrice, ...more })),
    ),
  );
  const plan = (id: number) =>
    fc
      .record({
        moduleIds: fc.array(oneOf, { maxLength: 6 }),
        price: fc.option(fc.integer({ min: 0, max: 999_999 })),
        discount: fc.integer({ min: 0, max: 10_000 }),
        minimumAssetCount: fc.integer({ min: 0, max: 9 }),
        minimumAssetRate: fc.option(fc.integer({ min: 0, max: 9999 })),
        isContact: fc.constantFrom(false, false, false, true),
      })
      .map((more) => aPlan({ id, ...more }));
  return fc
    .tuple(modules, fc.tuple(plan(1001), plan(1002), plan(1003)))
    .map(([given, plans]) => aCatalogue({ modules: given, plans }));
};

/** Returns a random catalogue; the same seed gives the same one. */
export function randomCatalogue(seed: number, size: number): Catalogue {
  const [catalogue] = fc.sample(catalogueOf(size), { seed, numRuns: 1 });
  if (!catalogue) throw new Error('fast-check gave no sample');
  return catalogue;
}
