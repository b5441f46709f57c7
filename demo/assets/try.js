/*
 * Mounts the packages and the cart at the end of the page that imports this file, on any page of this machine: paste
 * `import('http://localhost:4173/assets/try.js')` into the console. It is part of the demo and not of the product.
 */
const shop = new URL(import.meta.url);
// A cookie goes to one name only: a page of localhost asks localhost, and one of 127.0.0.1 that address.
if (/^(localhost|127\.0\.0\.1)$/.test(location.hostname)) shop.hostname = location.hostname;

/** Where the buttons lead: to the pages of the demo site, because this page has none of them. */
const ROUTES = {
  register: '/register',
  'manage-features': '/account/manage-features',
  packages: '/account/manage-features#packages',
  subscription: '/account/billing/subscription',
  contact: '/account/contact',
  'cart-review': '/shopping-cart-review',
  marketplace: '/platform/marketplace',
  pricing: '/platform/marketplace/pricing',
  terms: '/terms-of-service',
};

const element = (tag, attributes = {}) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

const routes = Object.entries(ROUTES).map(([name, path]) => [`data-route-${name}`, shop.origin + path]);
const place = element('section', { 'aria-label': 'Waybill' });
place.append(element('waybill-pricing-table'), element('waybill-cart'));

if (!document.querySelector('script[data-api]')) {
  document.head.append(
    element('link', { rel: 'stylesheet', href: `${shop.origin}/dist/waybill.css` }),
    element('script', {
      type: 'module',
      src: `${shop.origin}/dist/waybill.js`,
      'data-api': shop.origin,
      ...Object.fromEntries(routes),
    }),
  );
}
document.body.append(place);
place.scrollIntoView();
