/* Lists the mails sent from this browser, latest first. */
const list = document.querySelector('[data-outbox]');
const state = document.querySelector('[data-outbox-state]');
/** Returns a text of this script, which the page holds in its own language. */
const say = (name) => list.getAttribute(`data-say-${name}`);

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

/** Shows a mail as HTML in a frame that runs nothing; it is loaded when it is opened. */
const formatted = ({ id, subject }) => {
  const address = `/demo/outbox/${encodeURIComponent(id)}/view`;
  const frame = element('iframe', { className: 'mail-frame', title: subject, loading: 'lazy' });
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  frame.src = address;
  return frame;
};

/** Offers the two forms of a mail, of which one is shown. */
const forms = (mail) => {
  const text = element('p', { className: 'mail-text', textContent: mail.body, lang: mail.language, hidden: true });
  const frame = formatted(mail);
  const shows = [
    [say('html'), frame],
    [say('text'), text],
  ];
  const buttons = shows.map(([name, form]) => {
    const button = element('button', { type: 'button', textContent: name });
    button.addEventListener('click', () => {
      for (const [at, [, other]] of shows.entries()) {
        other.hidden = other !== form;
        buttons[at].setAttribute('aria-pressed', String(other === form));
      }
    });
    button.setAttribute('aria-pressed', String(form === frame));
    return button;
  });
  const group = element('div', { className: 'mail-forms' }, ...buttons);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', say('form'));
  return [group, frame, text];
};

const shown = (mail) => {
  const {
    id,
    from,
    reply_to: replyTo,
    recipients,
    subject,
    link,
    attachment,
    language,
    send_at: at,
    is_sent: isSent,
  } = mail;
  const facts = element(
    'dl',
    { className: 'facts' },
    ...fact(say('from'), from),
    ...fact(say('reply-to'), replyTo),
    ...fact(say('to'), recipients.join(', ')),
    ...fact(say(isSent ? 'sent' : 'waits'), time(at)),
  );
  const ways = element('p', { className: 'mail-ways' }, element('a', { href: pathOf(link), textContent: say('open') }));
  if (attachment) ways.append(element('a', { href: pathOf(attachment.path), textContent: attachment.name }));
  const message = `/demo/outbox/${encodeURIComponent(id)}/message.eml`;
  ways.append(element('a', { href: pathOf(message), textContent: say('file') }));
  return element(
    'li',
    { className: 'sheet' },
    element('h2', { textContent: subject, lang: language }),
    facts,
    ...forms(mail),
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
    state.textContent = mails.length === 0 ? say('none') : say('count').replace('{count}', mails.length);
  },
  () => {
    state.textContent = say('failed');
  },
);
