/** The pages of each framework's application; the server renders each of them too. */
export const PAGES = [
  { path: '/', title: 'Account' },
  { path: '/plans', title: 'Plans' },
  { path: '/cart', title: 'Cart' },
  { path: '/register', title: 'Register' },
] as const;

/** Returns the routes within the application, for `waybill.configure`. */
export const routesBelow = (base: string) => ({
  register: `${base}/register`,
  cartReview: `${base}/cart`,
  marketplace: `${base}/plans`,
  pricing: `${base}/plans`,
});

export const CATEGORIES = [
  { path: 'dynamic-routing', title: 'Dynamic Routing' },
  { path: 'last-mile-delivery', title: 'Last-Mile Delivery' },
] as const;
