/*
 * The demo site's own script, which is not part of the product: sets language and colour scheme before the first paint, fills the demo bar,
 * and logs the events that the widgets dispatch.
 */
const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', pt: 'Português', vi: 'Tiếng Việt', ru: 'Русский' };
const EVENTS = [
  'ready',
  'cart-change',
  'plan-select-request',
  'plan-select',
  'checkout-request',
  'invoice-download',
  'navigate',
  'error',
];
const SHOWN_EVENTS = 20;

/** Languages whose pages have a prefix in their path; the others have `?lang=`. */
const PREFIXED = ['es', 'fr', 'vi'];
const ROUTES = {
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
  mobile: '/mobile',
  gps4me: '/gps4me',
  premiumSupport: '/premium-support',
  quote: '/platform/marketplace/pricing#quote={id}',
};

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const barePath = location.pathname.replace(/^\/(es|fr|vi)(?=\/|$)/, '') || '/';

const withLang = (path, language) => {
  const url = new URL(path, location.origin);
  if (language) url.searchParams.set('lang', language);
  else url.searchParams.delete('lang');
  return url.pathname + url.search + url.hash;
};

/** Returns the address of a page of this site in a language. */
const inLanguage = (path, language) => {
  if (PREFIXED.includes(language)) return `/${language}${withLang(path, null)}`;
  return withLang(path, language === 'en' ? null : language);
};

/** Returns the address of a page of this site as this page names its language: with its prefix, else with `?lang=`. */
globalThis.addressHere = (path) => {
  const [prefix] = /^\/(es|fr|vi)(?=\/|$)/.exec(location.pathname) ?? [''];
  return prefix + (query.get('lang') ? withLang(path, query.get('lang')) : path);
};

const keep = (name, value) => {
  try {
    if (value) sessionStorage.setItem(`host.${name}`, value);
    return value ?? sessionStorage.getItem(`host.${name}`);
  } catch {
    return value;
  }
};

const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const setInQuery = (parameter, value) => {
  const next = new URLSearchParams(location.search);
  next.set(parameter, value);
  location.search = next;
};

const offer = (select, options, current) => {
  for (const [value, text] of options) select.append(new Option(text, value, false, value === current));
};

const fetchAccounts = async () => {
  const reply = await fetch('/demo/accounts', { headers: { 'Accept-Language': root.lang } });
  if (!reply.ok) throw new Error(`/demo/accounts: ${reply.status}`);
  return reply.json();
};

const showBar = (bar) => {
  const [account, language] = ['account', 'language'].map((name) => bar.querySelector(`[data-${name}]`));
  const scheme = bar.querySelector('[data-scheme-switch]');
  const [accounts, languages] = [account, language].map((label) => label.querySelector('select'));
  accounts.addEventListener('change', () => setInQuery('as', accounts.value));
  languages.addEventListener('change', () => location.assign(inLanguage(barePath + location.search, languages.value)));
  scheme.addEventListener('click', () => {
    root.dataset.scheme = keep('scheme', root.dataset.scheme === 'dark' ? 'light' : 'dark');
  });
  offer(languages, Object.entries(LANGUAGES), root.lang);
  fetchAccounts().then(
    ({ data, current }) => {
      const options = data.map(({ name, title }) => [name, title ?? name]);
      offer(accounts, options, current);
    },
    () => account.remove(),
  );
};

const showEvents = (panel) => {
  const list = element('ol');
  const said = panel.parentElement.querySelector('[data-events-count]');
  panel.append(list);
  let count = 0;
  for (const name of EVENTS) {
    document.addEventListener(`waybill-${name}`, ({ type, detail }) => {
      count += 1;
      if (said) said.textContent = said.dataset.sayCount.replace('{count}', count).replace('{name}', type);
      list.prepend(element('li', {}, element('b', { textContent: type }), ` ${JSON.stringify(detail)}`));
      list.children[SHOWN_EVENTS]?.remove();
    });
  }
};

const showCampaign = (panel) => {
  const parameters = [...query].filter(([name]) => name.startsWith('utm_'));
  if (!parameters.length) return;
  const facts = parameters.flatMap(([name, value]) => [
    element('dt', { textContent: name }),
    element('dd', { textContent: value }),
  ]);
  panel.querySelector('dl').append(...facts);
  panel.hidden = false;
};

/* What a page says about an empty cart stands there only while the cart is empty. */
const followCart = (places) => {
  const show = async () => {
    // A widget may say that it is ready a moment before the object of the page is.
    await window.waybill?.ready;
    const cart = window.waybill?.cart.get();
    for (const place of places) place.hidden = !cart || cart.plan !== null;
  };
  for (const name of ['ready', 'cart-change']) document.addEventListener(`waybill-${name}`, show);
};

const lang = query.get('lang');
if (Object.hasOwn(LANGUAGES, lang ?? '')) root.lang = lang;
root.dataset.scheme = keep('scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Keeps `?lang=` on each move of a widget; prefixes of paths are the widgets' own work. */
const keepLanguage = () => {
  if (!Object.hasOwn(LANGUAGES, lang ?? '')) return;
  const kept = Object.entries(ROUTES).map(([name, path]) => [name, () => withLang(path, lang)]);
  globalThis.waybill?.configure({ routes: Object.fromEntries(kept) });
};

// One page shows the whole marketplace, so the title follows what it shows.
document.addEventListener('waybill-market-show', ({ detail }) => {
  document.title = `${detail.title} · Milepost`;
});

document.addEventListener('DOMContentLoaded', () => {
  keepLanguage();
  for (const bar of document.querySelectorAll('[data-demo-bar]')) showBar(bar);
  for (const panel of document.querySelectorAll('[data-events]')) showEvents(panel);
  for (const panel of document.querySelectorAll('[data-campaign]')) showCampaign(panel);
  followCart(document.querySelectorAll('[data-empty-cart]'));
});
