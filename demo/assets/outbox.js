/* Lists the mails sent from this browser, latest first. */
const list = document.querySelector('[data-outbox]');
const state = document.querySelector('[data-outbox-state]');

const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};
const fact = (name, ...what) => [element('dt', { textContent: name }), element('dd', {}, ...what)];
const time = (iso) =>
  element('time', { dateTime: iso, textContent: new Date(iso).toLocaleString(document.documentElement.lang) });

/** Returns the path of a link to this site. */
const pathOf = (address) => {
  const { pathname, search } = new URL(address, location.href);
  return pathname + search;
};

const shown = ({ recipients, subject, body, link, attachment, language, send_at: at, is_sent: isSent }) => {
  const facts = element(
    'dl',
    { className: 'facts' },
    ...fact('To', recipients.join(', ')),
    ...fact(isSent ? 'Sent' : 'Waits until', time(at)),
  );
  const text = element('p', { className: 'mail-text', textContent: body, lang: language });
  const ways = element(
    'p',
    { className: 'mail-ways' },
    element('a', { href: pathOf(link), textContent: 'Open the link' }),
  );
  if (attachment) ways.append(element('a', { href: pathOf(attachment.path), textContent: attachment.name }));
  return element(
    'li',
    { className: 'sheet' },
    element('h2', { textContent: subject, lang: language }),
    facts,
    text,
    ways,
  );
};

const fetchMails = async () => {
  const reply = await fetch('/demo/outbox');
  if (!reply.ok) throw new Error(`/demo/outbox: ${reply.status}`);
  return (await reply.json()).data;
};

fetchMails().then(
  (mails) => {
    list.replaceChildren(...mails.map(shown));
    const none = 'Nothing yet. Share a cart or a quote, or ask for the pricing guide.';
    state.textContent = mails.length === 0 ? none : mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  },
  () => {
    state.textContent = 'The outbox did not answer. Reload the page to try again.';
  },
);
