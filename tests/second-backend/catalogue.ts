/** A package of this backend's catalogue; amounts are in cents. */
export interface Package {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly price: number;
  readonly cycle: 'monthly' | 'annual';
  readonly category: number;
  /** Where it is sold: 14 is the pricing page, every other number is an industry. */
  readonly inid: number;
  readonly modules: readonly number[];
  /** Discount on the bundled add-ons, in percent. */
  readonly discount: number;
}

export interface Module {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly price: number;
  readonly category: number;
  readonly kind: 'default' | 'booster' | 'service' | 'support';
  readonly needs: readonly number[];
  /** The asset that is counted and the minimum quantity, if the add-on is priced per unit. */
  readonly metered?: { readonly asset: string; readonly minimum: number };
}

export const CATEGORIES = [
  { id: 1, name: 'Dynamic Routing', icon: 'dynamic-routing' },
  { id: 2, name: 'Scheduled Recurring Routing', icon: 'scheduled-recurring-routing' },
  { id: 3, name: 'Telematics', icon: 'telematics' },
  { id: 4, name: 'Team', icon: 'team' },
] as const;

export const INDUSTRIES = [
  { id: 21, name: 'Last Mile' },
  { id: 22, name: 'Field Service' },
] as const;

const pricing = (
  id: number,
  title: string,
  cycle: Package['cycle'],
  price: number,
  category: number,
  modules: readonly number[],
): Package => ({
  id,
  code: `plan-${title.toLowerCase()}-${cycle}`,
  title,
  price,
  cycle,
  category,
  inid: 14,
  modules,
  discount: 0,
});

export const PACKAGES: readonly Package[] = [
  pricing(101, 'Courier', 'monthly', 149_00, 1, [1, 2, 3]),
  pricing(102, 'Courier', 'annual', 129_00, 1, [1, 2, 3]),
  pricing(103, 'Depot', 'monthly', 1_199_00, 1, [1, 2, 3, 4, 5]),
  pricing(104, 'Depot', 'annual', 1_099_00, 1, [1, 2, 3, 4, 5]),
  pricing(105, 'Rounds', 'monthly', 249_00, 2, [1, 2, 6]),
  pricing(106, 'Rounds', 'annual', 209_00, 2, [1, 2, 6]),
  { ...pricing(201, 'Parcel Kit', 'monthly', 95_00, 1, [1, 3, 4]), inid: 21, code: 'industry-parcel-kit' },
  { ...pricing(202, 'Service Kit', 'monthly', 80_00, 2, [1, 6]), inid: 22, code: 'industry-service-kit', discount: 10 },
];

const addOn = (
  id: number,
  title: string,
  price: number,
  category: number,
  needs: readonly number[] = [],
  more: Partial<Module> = {},
): Module => ({
  id,
  code: `add-on-${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  price,
  category,
  kind: 'default',
  needs,
  ...more,
});

export const MODULES: readonly Module[] = [
  addOn(1, 'Route Manager', 40_00, 1),
  addOn(2, 'Address Book', 20_00, 1),
  addOn(3, 'Live Map', 30_00, 1, [1]),
  addOn(4, 'Delivery Proof', 15_50, 1, [3]),
  addOn(5, 'Geofences', 25_00, 1, [3]),
  addOn(6, 'Weekly Rounds', 45_00, 2, [1]),
  addOn(7, 'Arrival Alerts', 12_00, 1, [3]),
  addOn(8, 'Vehicle Gateway', 20_00, 3, [], { metered: { asset: 'vehicle', minimum: 3 } }),
  addOn(9, 'Driver Seats', 5_00, 4, [], { metered: { asset: 'driver', minimum: 5 } }),
  addOn(10, 'Fleet Analytics', 1_080_00, 3),
  addOn(11, 'Territories', 60_00, 2, [2]),
  addOn(12, 'Dispatch Board', 55_00, 4, [1, 2]),
  addOn(13, 'Notes and Photos', 9_00, 1, [4]),
  addOn(14, 'Time Windows', 18_00, 2, [6]),
  addOn(15, 'Audit Trail', 22_00, 4),
  addOn(31, 'Traffic Booster', 35_00, 1, [], { kind: 'booster' }),
  addOn(32, 'Capacity Booster', 75_00, 1, [], { kind: 'booster' }),
  addOn(41, 'Data Import', 500_00, 4, [], { kind: 'service' }),
  addOn(42, 'Staff Training', 300_00, 4, [], { kind: 'service' }),
  addOn(51, 'Business Support', 99_00, 4, [], { kind: 'support' }),
  addOn(52, 'Premium Support', 199_00, 4, [], { kind: 'support' }),
];

export const packageOf = (id: number): Package | undefined => PACKAGES.find((item) => item.id === id);
export const moduleOf = (id: number): Module | undefined => MODULES.find((item) => item.id === id);
export const categoryOf = (id: number) => CATEGORIES.find((item) => item.id === id);

/** Returns an add-on with all its dependencies, each once and before what depends on it. */
export const withNeeds = (id: number): readonly number[] => [
  ...new Set([...(moduleOf(id)?.needs ?? []).flatMap(withNeeds), id]),
];

/** Returns an add-on with all its dependents, direct or not. */
export const withDependents = (id: number): readonly number[] => [
  ...new Set([id, ...MODULES.filter(({ needs }) => needs.includes(id)).flatMap((item) => withDependents(item.id))]),
];
