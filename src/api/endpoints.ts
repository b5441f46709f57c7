export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * `credentials` sends the session cookie and never an Authorization header; `bearer` sends only the services token.
   * [API-01, API-02]
   */
  readonly auth: 'credentials' | 'bearer' | 'none';
  /** True for a call that changes something, even by GET: the client sends it once, with an idempotency key. */
  readonly write: boolean;
  /** How often the client retries a failed read; 0 for polls, which ask again by themselves. */
  readonly retries: number;
  /** Timeout in ms. */
  readonly timeout: number;
  /** Content type of a successful answer that is not JSON. */
  readonly media?: 'text/html' | 'application/pdf';
  /** Keeps status and body of a 400 instead of turning it into a 500. [docs/decisions/0071] */
  readonly passes400?: boolean;
  readonly apiKey?: boolean;
  /** Fire and forget: the client does not ask for an unknown outcome. */
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
/**
 * A GET that is treated as a write; the client never prefetches, retries or caches it. `cartPdfSend` sends a mail;
 * `moduleConfirmation` changes nothing, but its path reads as if it did. [API-18, docs/decisions/0053]
 */
const acts: More = { write: true, retries: 0, timeout: 30_000 };

/**
 * Endpoint table: every call of the API by name. Paths follow the documents where these give one; a host can override each
 * path by its name. [docs/decisions/0092]
 * Paths under `/services/` take the bearer token and all others the session cookie, unless an entry says otherwise.
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
  // Anyone who has the link may read the quote, so the call sends no credentials.
  quoteCart: get('/quote/{id}/cart', { auth: 'none' }),
  suggestions: get('/cart/search/suggestions'),
  moduleConfirmation: get('/cart/module/{id}/{action}', acts),

  // The token call uses the session cookie because it has no token yet. [docs/decisions/0065]
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
  // Statuses below 500 keep their message, so 400 does too. [BIL-17]
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
