export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `credentials`: the session, never an Authorization header; `bearer`: the services token alone. [API-01, API-02] */
  readonly auth: 'credentials' | 'bearer' | 'none';
  /** Changes something, even by GET: sent once, with an idempotency key. */
  readonly write: boolean;
  /** A poll asks again by itself. */
  readonly retries: number;
  /** ms */
  readonly timeout: number;
  /** What it answers beside JSON. */
  readonly media?: 'text/html' | 'application/pdf';
  /** 400 says something here instead of becoming 500. [docs/decisions/0071] */
  readonly passes400?: boolean;
  readonly apiKey?: boolean;
  /** Nobody waits for its outcome, so nobody asks for it. */
  readonly forget?: boolean;
}

type More = Partial<Endpoint>;

const authOf = (path: string): Endpoint['auth'] => (path.startsWith('/services/') ? 'bearer' : 'credentials');

const get = (path: string, more?: More): Endpoint => ({
  method: 'GET',
  path,
  auth: authOf(path),
  write: false,
  retries: 3,
  timeout: 15_000,
  ...more,
});

const post = (path: string, more?: More): Endpoint =>
  get(path, { method: 'POST', write: true, retries: 0, timeout: 30_000, ...more });

const poll: More = { retries: 0 };
/** A GET that changes something; never fetched early, repeated or cached. [API-18] */
const acts: More = { write: true, retries: 0, timeout: 30_000 };

/**
 * Every call there is. Paths are those of the documents where they give one; a host overrides any by its name. [docs/decisions/0092]
 * `/services/…` takes the bearer token, all else the session, but for those that say otherwise here.
 */
export const ENDPOINTS = {
  session: get('/account/session'),
  outcome: get('/requests/{key}', { ...poll, timeout: 5000 }),
  localization: get('/{lang}/localization', { auth: 'none' }),

  product: get('/cart/products/{kind}/{id}'),
  cart: get('/cart/data'),
  cartAdd: post('/cart/add'),
  cartRemove: post('/cart/remove'),
  cartRemoveCategory: post('/cart/pricing/categories/remove'),
  cartShare: post('/cart/share'),
  cartShareView: get('/cart/share/view', { media: 'text/html' }),
  cartPdf: get('/cart/data/pdf/{id}', { media: 'application/pdf' }),
  cartPdfSend: get('/cart/data/pdf/{id}/send', acts),
  // What a link holds is anybody's who has the link.
  quoteCart: get('/quote/{id}/cart', { auth: 'none' }),
  suggestions: get('/cart/search/suggestions'),
  moduleConfirmation: get('/cart/module/{id}/{action}', acts),

  // The token call is asked for by the session: it has no token yet. [docs/decisions/0065]
  token: get('/services/token', { auth: 'credentials' }),
  products: get('/services/products'),
  bundles: get('/services/bundles'),
  bundle: get('/services/bundles/{id}'),
  bundleSearch: get('/services/bundles/search'),
  modules: get('/services/modules'),
  module: get('/services/modules/{id}'),
  moduleSearch: get('/services/modules/search'),
  crossSell: get('/services/modules/xsell', { method: 'POST' }),
  platforms: get('/services/platforms'),
  platformSearch: get('/services/platforms/search'),
  industries: get('/services/industries'),

  checkout: post('/billing/account/{member_id}/checkout'),
  subscriptionApply: post('/billing/subscription/change'),
  subscriptionActive: get('/account/subscription/active/status', { ...poll, passes400: true }),
  subscriptionCheck: get('/manage/ui/account/subscription/status/check'),
  subscriptionCreateDirect: post('/account/billing/subscription/create'),
  subscriptionCreate: post('/account/subscription/create'),
  subscriptionChange: post('/account/subscription/change'),
  subscriptionUpdate: post('/account/subscription/update'),
  subscriptionResume: post('/account/subscription/resume'),
  subscriptionInfo: get('/account/subscription/info', { apiKey: true }),
  upgradeMessage: get('/manage/ui/account/subscription/upgrade/message'),
  upgradeOrder: post('/account/subscription/upgrade-order'),
  orderUpdate: post('/order/update'),
  subscribe: post('/account/subscription/subscribe'),
  moduleDisable: post('/account/subscription/module/disable'),
  modulesConfirm: post('/account/modules/confirm'),
  modulesPurchase: post('/account/modules/purchase'),
  moduleProcess: post('/manage/ui/modules/{id}/{action}'),
  moduleStatus: get('/manage/ui/modules/{id}/status', poll),
  // 400 is below 500: its text is shown. [BIL-17]
  billingUpdate: post('/account/billing/update', { passes400: true }),
  billingInfo: get('/account/billing/info'),
  invoices: get('/account/{member_id}/invoices'),
  invoicePay: post('/account/{member_id}/invoices/{invoice_number}/pay', { passes400: true }),
  invoicePdf: get('/account/{member_id}/invoices/{invoice_number}/pdf', { media: 'application/pdf' }),
  devices: get('/account/devices/incompatible', { apiKey: true }),
  featureToken: get('/manage/ui/features/token'),
  featureValidate: post('/manage/ui/features/validate'),
  analytics: post('/analytics/events', { forget: true }),
  pricingGuide: post('/pricing/guide', { passes400: true }),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
