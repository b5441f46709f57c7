/** Builds the reply with the terms of a migration to a custom solution: $79.00 a month become $68.00. */
export const termsBody = (more: object = {}) => ({
  status: 200,
  currency: 'USD',
  currency_symbol: '$',
  subscription: null,
  modules: [],
  pending: null,
  migration: {
    items: [
      {
        title: 'Routes Unlimited',
        price: '64.00',
        becomes: [
          { id: 101, title: 'Routing Manage', srt: 'm1', quantity: 1, price: '49.00' },
          { id: 102, title: 'Address Book Manager', srt: 'm2', quantity: 1, price: '19.00' },
        ],
      },
      { title: 'Desktop Planner', price: '15.00', becomes: [] },
    ],
    statement: {
      version: 'v-move',
      lines: [],
      credit: '0.00',
      subtotal: '0.00',
      tax: '0.00',
      total: '0.00',
      carried: '6.60',
      next: '61.40',
      recurring: '68.00',
      timeframe: 'month',
      due_at: '2026-11-15',
      renews_on: '2026-12-01',
      removes: [],
    },
    ...more,
  },
});

export const OLD_DEVICES = [
  { member_name: 'Anselm Okoye', device_platform: 'Android 9', app_version: '4.2.0' },
  { member_name: 'Priya Nair', device_platform: 'iPhone, iOS 14', app_version: '4.1.7' },
];

/** Builds the reply of the device check. */
export const devicesBody = (list: readonly object[] | null = []) => ({
  status: 200,
  marketplace_incompatible_devices: list,
});

/** Builds the changes that make a session one of a member on a legacy plan. */
export const earlier = (more: object = {}, plan: object = {}) => ({
  is_legacy: 1,
  is_primary: 1,
  legacy_cost: '79.00',
  subscription: {
    plan_id: 93,
    plan_code: 'classic-route-planner',
    module_ids: [101, 102],
    timeframe: 'month',
    kind: 1,
    state: -1,
    ...plan,
  },
  ...more,
});
