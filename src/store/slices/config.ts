import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../kit/slice';

/** Where a redirect or a link leads. A host overrides any of them; an empty one is not linked. [NAV-01 … NAV-05, NAV-14] */
export const DEFAULT_ROUTES = {
  register: '/register',
  manageFeatures: '/account/manage-features',
  packages: '/account/manage-features#packages',
  subscription: '/account/billing/subscription',
  accessDenied: '/account/access-denied',
  contact: '/account/contact',
  route: '/route',
  routes: '/routes',
  addressBook: '/address-book',
  cartReview: '/shopping-cart-review',
  marketplace: '/platform/marketplace',
  pricing: '/platform/marketplace/pricing',
  industries: '/platform/marketplace/industries',
  terms: '/terms-of-service',
  /** Where a shared quote is opened; `{id}` is its id. */
  quote: '/platform/marketplace/pricing#quote={id}',
} as const;

export type RouteName = keyof typeof DEFAULT_ROUTES;

/** Pages that are only linked; who links one knows where it is where no host says. [NAV-14] */
export type LinkedRoute = 'gps4me' | 'mobile' | 'premiumSupport';

export type AnyRoute = RouteName | LinkedRoute;

/** The page-wide configuration that can be written down; functions stay with the runtime. */
export interface ConfigState {
  readonly api: string;
  /** The language the host asks for, and the one that came of it. */
  readonly locale: string | null;
  readonly language: string;
  readonly country: string | null;
  /** Where the browser says that it is, until the session is known. */
  readonly countryHint: string | null;
  readonly currency: string | null;
  readonly memberId: number | null;
  readonly endpoints: Readonly<Record<string, string>>;
  readonly routes: Readonly<Record<RouteName, string>> & Readonly<Partial<Record<LinkedRoute, string>>>;
  readonly apiKey: string | null;
  /** Whether the shop's statistics may be told of anything. */
  readonly analytics: boolean;
  /** What they call this page; null stands for its path. */
  readonly pageId: string | null;
  /** What the files of invoices begin with, where the page says so. [INV-02] */
  readonly invoicePrefix?: string;
}

const initialState: ConfigState = {
  api: '',
  locale: null,
  language: 'en',
  country: null,
  countryHint: null,
  currency: null,
  memberId: null,
  endpoints: {},
  routes: DEFAULT_ROUTES,
  apiKey: null,
  analytics: true,
  pageId: null,
};

export type ConfigPatch = Partial<Omit<ConfigState, 'routes'>> & { routes?: Partial<ConfigState['routes']> };

const slice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    configured: (state, { payload }: PayloadAction<ConfigPatch>) => ({
      ...state,
      ...payload,
      endpoints: { ...state.endpoints, ...payload.endpoints },
      routes: { ...state.routes, ...payload.routes },
    }),
  },
});

export const { configured } = slice.actions;
export const config = slice.reducer;
