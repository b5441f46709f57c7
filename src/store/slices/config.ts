import type { AnalyticsMode } from '../../domain/analytics/consent';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '../kit/slice';
import type { LINKED_ROUTES } from './linked-routes';

/**
 * Default addresses of redirects and links. The host page can override each; an empty one is not linked.
 * [NAV-01 … NAV-05, NAV-14]
 */
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
  /** Page that opens a shared quote; `{id}` is replaced by its id. */
  quote: '/platform/marketplace/pricing#quote={id}',
} as const;

export type RouteName = keyof typeof DEFAULT_ROUTES;

export type LinkedRoute = (typeof LINKED_ROUTES)[number];

export type AnyRoute = RouteName | LinkedRoute;

/** Serializable configuration of the page; functions stay with the runtime. */
export interface ConfigState {
  readonly api: string;
  /** `locale` is the language that the host page asks for, `language` the one that was chosen. */
  readonly locale: string | null;
  readonly language: string;
  readonly country: string | null;
  /** Region of the browser, a fallback until the session is known. */
  readonly countryHint: string | null;
  readonly currency: string | null;
  readonly memberId: number | null;
  readonly endpoints: Readonly<Record<string, string>>;
  /** As the host page names them; `selectRoutes` has them in the language of the page's paths. */
  readonly routes: Readonly<Record<RouteName, string>> & Readonly<Partial<Record<LinkedRoute, string>>>;
  /** True or false if the host page says that its paths have a language prefix; undefined leaves it to the page's own address. */
  readonly localisedPaths?: boolean;
  /** Language whose prefix links and redirects have; null without a prefix. [I18-07] */
  readonly pathLanguage: string | null;
  readonly apiKey: string | null;
  /** True if the host page supplies the tokens of services calls. */
  readonly isTokenGiven?: true;
  /** Whether analytics events may be sent and a campaign may be kept; `mayCount` decides. */
  readonly analytics: AnalyticsMode;
  /** What the reader has said about analytics on this page; null for nothing yet. */
  readonly consent: boolean | null;
  /** True under Global Privacy Control. */
  readonly isOptedOut: boolean;
  /** The page's id in analytics; null stands for its path. */
  readonly pageId: string | null;
  /** How far the server's clock is ahead of the browser's, in ms; 0 while they are as good as equal. */
  readonly clockOffset: number;
  /** Prefix of invoice file names, if the host page sets one. [INV-02] */
  readonly invoicePrefix?: string;
}

const initialState: ConfigState = {
  api: '',
  clockOffset: 0,
  locale: null,
  language: 'en',
  country: null,
  countryHint: null,
  currency: null,
  memberId: null,
  endpoints: {},
  routes: DEFAULT_ROUTES,
  pathLanguage: null,
  apiKey: null,
  analytics: 'on',
  consent: null,
  isOptedOut: false,
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

/**
 * Returns what the server's clock shows when the browser's shows a time, both in ms since 1970. The runtime of an earlier release, which a
 * page may run, does not know how they differ.
 */
export const selectServerTime = (state: { readonly config: ConfigState }, time: number): number =>
  time + (state.config.clockOffset ?? 0);

/** Names the server and who asks it, as the host page says: what failed under other names may succeed now. */
export const selectSource = ({
  config: { api, endpoints, memberId, isTokenGiven },
}: {
  readonly config: ConfigState;
}): string => JSON.stringify([api, endpoints, memberId, isTokenGiven]);
