/*
 * The demo site's own script, which is not part of the product: sets language and colour scheme before the first paint, adds the demo bar
 * with the account switcher, and logs the events that the widgets dispatch.
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

const root = document.documentElement;
const query = new URLSearchParams(location.search);

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

const chooser = (label, parameter) => {
  const select = element('select');
  select.addEventListener('change', () => {
    const next = new URLSearchParams(location.search);
    next.set(parameter, select.value);
    location.search = next;
  });
  return { label: element('label', {}, label, select), select };
};

const offer = (select, options, current) => {
  for (const [value, text] of options) select.append(new Option(text, value, false, value === current));
};

const fetchAccounts = async () => {
  const reply = await fetch('/demo/accounts');
  if (!reply.ok) throw new Error(`/demo/accounts: ${reply.status}`);
  return reply.json();
};

const showBar = (bar) => {
  const account = chooser('Signed in as', 'as');
  const language = chooser('Language', 'lang');
  const scheme = element('button', { type: 'button', textContent: 'Light / dark' });
  scheme.addEventListener('click', () => {
    root.dataset.scheme = keep('scheme', root.dataset.scheme === 'dark' ? 'light' : 'dark');
  });
  bar.append(element('b', { textContent: 'Demo' }), account.label, language.label, scheme);
  offer(language.select, Object.entries(LANGUAGES), root.lang);
  fetchAccounts().then(
    ({ data, current }) => {
      const options = data.map(({ name, title }) => [name, title ?? name]);
      offer(account.select, options, current);
    },
    () => account.label.remove(),
  );
};

const showEvents = (panel) => {
  const list = element('ol');
  const title = element('summary', { textContent: 'Events from the widgets' });
  panel.append(element('details', {}, title, list));
  let count = 0;
  for (const name of EVENTS) {
    document.addEventListener(`waybill-${name}`, ({ type, detail }) => {
      count += 1;
      title.textContent = `Events from the widgets: ${count}, the last was ${type}`;
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

const lang = keep('lang', query.get('lang'));
if (Object.hasOwn(LANGUAGES, lang ?? '')) root.lang = lang;
root.dataset.scheme = keep('scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

document.addEventListener('DOMContentLoaded', () => {
  for (const bar of document.querySelectorAll('[data-demo-bar]')) showBar(bar);
  for (const panel of document.querySelectorAll('[data-events]')) showEvents(panel);
  for (const panel of document.querySelectorAll('[data-campaign]')) showCampaign(panel);
});
