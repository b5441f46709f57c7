/** Replies as the server writes them: snake case, amounts as text in major units. */

export const wireModule = (id: number, more: object = {}) => ({
  id,
  code: `module-code-${id}`,
  title: `Module ${id}`,
  is_module: 1,
  type: 'default',
  srt: `s${id}`,
  price: '20.00',
  base_price: '20.00',
  pricing_type: 'FIXED',
  is_default: 0,
  bundled: 0,
  quantity: 1,
  has_dependency: 0,
  dependencies: '',
  catid: 5,
  catname: 'Planning',
  ...more,
});

export const wirePlan = (id: number, more: object = {}) => ({
  id,
  code: `plan-code-${id}`,
  title: `Plan ${id}`,
  icon: 'route',
  description: `What plan ${id} is for.`,
  path: `plan-${id}`,
  catid: 1,
  inid: 14,
  type: 'pricing',
  usage_type: 'PRICE',
  srt: `p${id}`,
  bundled: 1,
  family: `family-${id}`,
  billing_cycle: 'year',
  edition: 'standard',
  price: '100.00',
  discount: '10',
  ids: { 1: 1, 2: 1 },
  modules: [1, 2],
  ...more,
});

export const CATEGORIES = [
  { id: 1, name: 'Dynamic Routing', icon: 'route', description: 'Daily routes', path: 'dynamic-routing' },
  {
    id: 2,
    name: 'Scheduled & Recurring Routing',
    icon: 'repeat',
    description: 'Fixed cycles',
    path: 'scheduled-recurring-routing',
  },
  { id: 3, name: 'Last-Mile Delivery', icon: 'truck', description: 'Parcels', path: 'last-mile-delivery' },
];

/** Modules 1 and 2 are bundled by plans 1001 and 1002; 2 needs 1; 12 needs 11; 13 is a default module. */
export const MODULES = [
  wireModule(1),
  wireModule(2, { has_dependency: 1, dependencies: '1' }),
  wireModule(11),
  wireModule(12, { has_dependency: 1, dependencies: '11' }),
  wireModule(13, { is_default: 1 }),
  wireModule(14, { catid: 9, catname: 'Other' }),
];

export const bundlesBody = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  currency_symbol: '$',
  categories: CATEGORIES,
  modules: MODULES,
  data: [
    wirePlan(1001),
    wirePlan(1002, { family: 'family-1002', price: '333.00', catid: 2, is_featured: 1 }),
    wirePlan(1003, { family: 'family-1001', billing_cycle: 'month', price: '120.00', discount: '0' }),
    wirePlan(1004, { family: 'family-1001', edition: 'commercial', price: '200.00' }),
    wirePlan(1005, { catid: 3, card_type: 3, price: null }),
    wirePlan(1006, { catid: 1, usage_type: 'OTHER', title: 'Not a pricing plan' }),
    wirePlan(1007, {
      catid: 1,
      price: '150.00',
      subpackages: [
        { id: 1, code: 'sub-one', title: 'Sub one' },
        { id: 2, code: 'sub-two', title: 'Sub two' },
      ],
    }),
  ],
  ...more,
});

export const sessionBody = (more: object = {}) => ({
  status: 200,
  member_id: 7,
  is_primary: 1,
  country: 'US',
  currency: 'USD',
  ip: '127.0.0.1',
  policy: {
    features: { manage: 0, view: 0 },
    subscription: { manage: 0, view: 0 },
    settings: { manage: 0, view: 0 },
  },
  ...more,
});

export const subscribed = (planId: number, more: object = {}) =>
  sessionBody({
    is_subscribed: 1,
    subscription: {
      plan_id: planId,
      plan_code: `plan-code-${planId}`,
      module_ids: [1, 2],
      timeframe: 'year',
      kind: 0,
      state: 1,
    },
    ...more,
  });

/** Builds the session of a subscriber who holds these modules and no others of the package. */
export const holding = (planId: number, moduleIds: readonly number[], more: object = {}) => {
  const body = subscribed(planId, more);
  return { ...body, subscription: { ...Reflect.get(body, 'subscription'), module_ids: moduleIds } };
};

export const cartBody = (plan: object | null, modules: readonly object[] = []) => ({
  status: 200,
  is_internal: false,
  tracking_id: 'track-1',
  currency: 'USD',
  currency_symbol: '$',
  data: { plan, modules },
});
