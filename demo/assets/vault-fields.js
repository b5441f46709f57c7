/*
 * A worked example of `paymentFields`: the card's number and code are entered in frames of another origin, the vault, and this page
 * receives a token. The page cannot read the digits, because the frames belong to another origin.
 */

/** The frame of each field, by its path at the vault. */
const FRAMES = { cardno: 'number', cvv: 'cvv' };

/** Returns 128 random bits, which name the channel between the frames of one form. */
const makeNonce = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Requests a key from the shop, which lets the signed-in member store one card in the vault. */
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

/** Opens the frame of one field. Page and frame communicate over a message port that only this frame receives. */
const openFrame = ({ vault, field, element, hello, hear, signal }) => {
  const frame = document.createElement('iframe');
  let port;
  let state;
  const tell = (message) => port?.postMessage(message);
  const ready = new Promise((resolve) => {
    // A frame that moves within the page loads again and needs a new port.
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
    /** Sets the frame's colour scheme, because a frame with another scheme than its document is opaque. */
    paint: (scheme) => Object.assign(frame.style, { colorScheme: scheme }),
    focus() {
      frame.focus();
      tell({ type: 'focus' });
    },
  };
};

/** Creates the card fields of a vault. @param {string} vault the origin of the vault */
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
