/*
 * A worked example of `paymentFields`: the number and the code of a card are entered in frames of another origin, the vault's, and this
 * page gets a token. Nothing in here ever sees a digit; nor can it, because the frames are not of its origin.
 */

/** The frame of each field, by its path at the vault. */
const FRAMES = { cardno: 'number', cvv: 'cvv' };

/** 128 random bits: names the channel on which the frames of one form talk among themselves. */
const makeNonce = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The shop lets its member, known by the cookie, have one card kept. */
const askForKey = async (signal) => {
  const answer = await fetch('/account/billing/vault-key', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    signal,
  });
  const { key, message } = await answer.json();
  if (!key) throw new Error(message);
  return key;
};

/** One frame. It is spoken to by its origin and over a channel that only it was given; nobody else is heard. */
const openFrame = ({ vault, field, element, hello, hear, signal }) => {
  const frame = document.createElement('iframe');
  let port;
  let state;
  const tell = (message) => port?.postMessage(message);
  const ready = new Promise((resolve) => {
    // Also where it was moved within the page: browsers load it anew then.
    frame.addEventListener('load', () => {
      const channel = new MessageChannel();
      port?.close();
      port = channel.port1;
      port.addEventListener('message', ({ data }) => {
        if (data.type === 'ready') resolve();
        if (data.type === 'ready' && state) tell(state);
        hear(field, data);
      });
      port.start();
      frame.contentWindow.postMessage({ type: 'waybill-field', ...hello() }, vault, [channel.port2]);
    });
  });
  signal.addEventListener('abort', () => {
    port?.close();
    frame.remove();
  });
  frame.src = `${vault}/${FRAMES[field]}`;
  frame.referrerPolicy = 'no-referrer';
  frame.sandbox = 'allow-scripts allow-same-origin';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
  element.append(frame);
  return {
    ready,
    tell,
    show(next) {
      state = { type: 'show', ...next };
      frame.title = next.label;
      tell(state);
    },
    /** A frame of another scheme than its document's would not be transparent. */
    paint: (scheme) => Object.assign(frame.style, { colorScheme: scheme }),
    focus() {
      frame.focus();
      tell({ type: 'focus' });
    },
  };
};

/** @param {string} vault the origin of the vault */
const vaultFields = (vault) => ({
  async mount({ places, locale, look: first, signal, tell, submit }) {
    const nonce = makeNonce();
    const asked = new Map();
    let look = first;
    const hear = (field, { type, id, isEmpty, isComplete, isFocused, cardType, ...answer }) => {
      if (type === 'news') tell({ field, isEmpty, isComplete, isFocused, cardType });
      if (type === 'submit') submit();
      if (type === 'answer') asked.get(id)?.({ cardType, ...answer });
    };
    const hello = () => ({ nonce, locale, look });
    const frames = new Map();
    for (const [field, { element }] of places)
      frames.set(field, openFrame({ vault, field, element, hello, hear, signal }));
    const restyle = (next) => {
      look = next;
      for (const frame of frames.values()) {
        frame.paint(next.scheme);
        frame.tell({ type: 'look', look: next });
      }
    };
    restyle(first);
    await Promise.all([...frames.values()].map(({ ready }) => ready));
    return {
      restyle,
      show: (field, state) => frames.get(field).show(state),
      focus: (field) => frames.get(field).focus(),
      clear: () => frames.forEach((frame) => frame.tell({ type: 'clear' })),
      unmount: () => frames.clear(),
      async tokenize({ signal: waiting }) {
        const key = await askForKey(waiting);
        const id = makeNonce();
        const { error, ...answer } = await new Promise((resolve) => {
          asked.set(id, resolve);
          frames.get('cardno').tell({ type: 'tokenize', id, key });
        });
        asked.delete(id);
        if (error) throw new Error(error);
        return answer;
      },
    };
  },
});

waybill.configure({ paymentFields: vaultFields(document.currentScript.dataset.vault) });
