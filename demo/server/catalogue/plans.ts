import type { AssetType } from '../../../src/domain/catalogue/types';

/** Categories of the pricing page. `path` is the URL hash that opens one. */
export const PLAN_CATEGORIES = [
  {
    id: 1,
    name: 'Dynamic Routing',
    icon: 'route',
    path: 'dynamic-routing',
    description: 'Routes that change every day with the orders you get',
  },
  {
    id: 2,
    name: 'Scheduled & Recurring Routing',
    icon: 'repeat',
    path: 'scheduled-recurring-routing',
    description: 'Regular visits on a fixed cycle',
  },
  {
    id: 3,
    name: 'Last-Mile Delivery',
    icon: 'truck',
    path: 'last-mile-delivery',
    description: 'Same-day and next-day parcels from one or more hubs',
  },
  {
    id: 4,
    name: 'Developer Platform',
    icon: 'code',
    path: 'developer-platform',
    description: 'Optimization and geocoding from your own software',
  },
] as const;

/** US dollars per month: billed monthly, and billed yearly. */
export interface Rates {
  readonly monthly: number;
  readonly annual: number;
}

/** The fleet that a plan's price depends on: the included number of assets, and US dollars per additional asset. */
interface Fleet {
  readonly asset: AssetType;
  readonly included: number;
  readonly rate: number;
}

const vehicles = (included: number, rate: number): Fleet => ({ asset: 'vehicle', included, rate });

export interface PlanSeed {
  /** The number of the plan. Its variants have the ids 4n … 4n + 3. */
  readonly n: number;
  readonly family: string;
  readonly title: string;
  readonly lead: string;
  readonly category: number;
  readonly icon: string;
  /** Null = sold by the sales team. */
  readonly standard: Rates | null;
  readonly commercial: Rates | null;
  readonly fleet?: Fleet;
  /** The modules added to those of the plan that this one extends. */
  readonly modules: readonly number[];
  readonly extends?: string;
  readonly highlights: readonly string[];
  readonly featured?: boolean;
  readonly exclusive?: boolean;
  readonly subpackages?: readonly { readonly id: number; readonly code: string; readonly title: string }[];
}

export const PLANS: readonly PlanSeed[] = [
  {
    n: 1,
    family: 'route-planner',
    title: 'Route Planner',
    category: 1,
    icon: 'route',
    lead: 'Plan the day’s routes on one map and send them to drivers.',
    standard: { monthly: 179, annual: 149 },
    commercial: { monthly: 239, annual: 199 },
    fleet: vehicles(10, 9),
    modules: [101, 102, 103, 131, 171, 181],
    highlights: [
      '5 team members',
      'Unlimited stops and routes',
      'Mobile app with navigation',
      'Address book with geocoding',
      'Email support',
    ],
  },
  {
    n: 2,
    family: 'route-optimization',
    title: 'Route Optimization',
    category: 1,
    icon: 'bolt',
    extends: 'Route Planner',
    featured: true,
    lead: 'Let the optimizer order every stop by time, load and traffic.',
    standard: { monthly: 299, annual: 249 },
    commercial: { monthly: 419, annual: 349 },
    fleet: vehicles(10, 14),
    modules: [111, 112, 113, 114, 161],
    highlights: [
      'Time windows and service times',
      'Vehicle capacity and load',
      'Live traffic re-routing',
      'Customer ETA notifications',
      'Chat support, 7 days a week',
    ],
    subpackages: [
      { id: 81, code: 'optimization-for-vans', title: 'Vans and cars' },
      { id: 82, code: 'optimization-for-trucks', title: 'Trucks' },
      { id: 83, code: 'optimization-for-bikes', title: 'Bikes and couriers' },
    ],
  },
  {
    n: 3,
    family: 'business-optimization',
    title: 'Business Optimization',
    category: 1,
    icon: 'business',
    extends: 'Route Optimization',
    lead: 'Several depots, skills and rules in one optimization run.',
    standard: { monthly: 419, annual: 349 },
    commercial: { monthly: 589, annual: 489 },
    fleet: vehicles(20, 12),
    modules: [116, 117, 118, 141],
    highlights: [
      'Multiple depots and shifts',
      'Driver skills and vehicle profiles',
      'Pickup and delivery pairs',
      'Route history for 24 months',
      'Named success manager',
    ],
  },
  {
    n: 4,
    family: 'recurring-routes',
    title: 'Recurring Routes',
    category: 2,
    icon: 'repeat',
    lead: 'The same stops every week, adjusted when something changes.',
    standard: { monthly: 229, annual: 189 },
    commercial: { monthly: 299, annual: 249 },
    fleet: vehicles(10, 9),
    modules: [101, 102, 103, 104, 105, 121, 181],
    highlights: ['5 team members', 'Weekly and monthly cycles', 'Holiday calendar', 'Order Management'],
  },
  {
    n: 5,
    family: 'territory-planner',
    title: 'Territory Planner',
    category: 2,
    icon: 'territory',
    extends: 'Recurring Routes',
    lead: 'Balance areas across drivers before routes are drawn.',
    standard: { monthly: 359, annual: 299 },
    commercial: { monthly: 479, annual: 399 },
    fleet: { asset: 'driver', included: 15, rate: 12 },
    modules: [111, 143, 144, 182],
    highlights: ['Territory Routing', 'Workload balancing', 'Planner and dispatcher seats', 'Phone support'],
    subpackages: [
      { id: 84, code: 'territory-by-postcode', title: 'Areas by postcode' },
      { id: 85, code: 'territory-by-drawing', title: 'Drawn areas' },
    ],
  },
  {
    n: 6,
    family: 'enterprise-scheduling',
    title: 'Enterprise Scheduling',
    category: 2,
    icon: 'business',
    extends: 'Territory Planner',
    lead: 'For fleets above 250 vehicles, with your own rules.',
    standard: null,
    commercial: null,
    modules: [183, 184, 185],
    highlights: ['Unlimited team members', 'Single sign-on', 'Regional managers', 'Onboarding on site'],
  },
  {
    n: 7,
    family: 'parcel-delivery',
    title: 'Parcel Delivery',
    category: 3,
    icon: 'truck',
    lead: 'Next-day parcels from one hub, scanned and signed for.',
    standard: { monthly: 259, annual: 219 },
    commercial: { monthly: 349, annual: 289 },
    fleet: vehicles(10, 11),
    modules: [101, 102, 103, 121, 124, 131, 132, 181],
    highlights: ['5 team members', 'Orders by file or shop', 'Barcode scanning', 'Signature and photo'],
  },
  {
    n: 8,
    family: 'same-day-delivery',
    title: 'Same-day Delivery',
    category: 3,
    icon: 'bolt',
    extends: 'Parcel Delivery',
    featured: true,
    lead: 'New orders join the routes that are already under way.',
    standard: { monthly: 389, annual: 319 },
    commercial: { monthly: 519, annual: 429 },
    fleet: vehicles(15, 13),
    modules: [111, 134, 161, 162],
    highlights: ['Same-day dispatch', 'Optimized order of stops', 'Customer ETA notifications', 'Live tracking page'],
  },
  {
    n: 9,
    family: 'multi-hub-delivery',
    title: 'Multi-hub Delivery',
    category: 3,
    icon: 'business',
    extends: 'Same-day Delivery',
    lead: 'Line hauls between hubs, planned together with the last mile.',
    standard: { monthly: 529, annual: 439 },
    commercial: { monthly: 699, annual: 579 },
    fleet: vehicles(25, 12),
    modules: [113, 116, 135],
    highlights: ['Several hubs and shifts', 'Hub transfers', 'Vehicle capacity and load', 'Phone support'],
  },
  {
    n: 10,
    family: 'delivery-network',
    title: 'Delivery Network',
    category: 3,
    icon: 'territory',
    extends: 'Multi-hub Delivery',
    lead: 'Your own fleet and your partners’ on one plan.',
    standard: null,
    commercial: null,
    modules: [137, 182],
    highlights: ['Unlimited team members', 'Lockers and parcel shops', 'Partner fleets', 'Onboarding on site'],
  },
  {
    n: 11,
    family: 'developer-start',
    title: 'Developer Start',
    category: 4,
    icon: 'code',
    lead: 'Routes, stops and geocoding by REST, with a sandbox.',
    standard: { monthly: 119, annual: 99 },
    commercial: { monthly: 179, annual: 149 },
    modules: [103, 181, 191, 192, 193, 196],
    highlights: ['10,000 calls a day', 'Webhooks', 'Geocoding', 'Sandbox with synthetic data'],
  },
  {
    n: 12,
    family: 'developer-scale',
    title: 'Developer Scale',
    category: 4,
    icon: 'gauge',
    extends: 'Developer Start',
    lead: 'The optimizer and the distance matrix for your own product.',
    standard: { monthly: 349, annual: 289 },
    commercial: { monthly: 479, annual: 399 },
    modules: [101, 111, 194, 195],
    highlights: ['250,000 calls a day', 'Optimization API', 'Distance matrix', '99.95 % availability'],
  },
  {
    n: 13,
    family: 'franchise-network',
    title: 'Franchise Network',
    category: 1,
    icon: 'users',
    extends: 'Route Optimization',
    exclusive: true,
    lead: 'The package agreed for the members of your network.',
    standard: { monthly: 259, annual: 215 },
    commercial: { monthly: 359, annual: 299 },
    fleet: vehicles(10, 12),
    modules: [116, 182],
    highlights: ['Everything agreed with your network', 'Multiple depots and shifts', 'Roles and permissions'],
  },
];
