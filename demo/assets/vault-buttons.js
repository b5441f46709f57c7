/*
 * A worked example of `paymentButtons`: the buttons of Amazon Pay and PayPal, with the vault in place of both providers. A press opens the
 * provider's window, in which the person agrees; the page receives a reference, and no password.
 */

/** The look of each provider's button. */
const BUTTONS = {
  amazon: { name: 'Amazon Pay', background: '#ffd814', color: '#0f1111' },
  paypal: { name: 'PayPal', background: '#ffc439', color: '#003087' },
};

/** Requests the key with which the provider's window may ask on behalf of the signed-in member. */
const askForAgreementKey = async () => {
  const answer = await fetch('/account/billing/vault-key', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { key, message } = await answer.json();
  if (!key) throw new Error(message);
  return key;
};

/** Creates the button of a provider. @param {string} vault the origin of the vault @param {'amazon' | 'paypal'} provider */
const vaultButton = (vault, provider) => ({
  mount({ element, signal, agree, cancel, fail }) {
    const { name, background, color } = BUTTONS[provider];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    Object.assign(button.style, {
      width: '100%',
      maxWidth: '320px',
      minHeight: '44px',
      border: '0',
      borderRadius: '22px',
      font: '600 16px system-ui, sans-serif',
      cursor: 'pointer',
      background,
      color,
    });
    /** The open window of the provider, and the timer that notices when the person closes it. */
    let opened = null;
    let watch;
    const over = () => {
      clearInterval(watch);
      opened = null;
    };
    addEventListener(
      'message',
      async ({ source, origin, data }) => {
        if (!opened || source !== opened || origin !== vault) return;
        if (data.type === 'waybill-agree-ready') {
          const key = await askForAgreementKey().catch(fail);
          if (key) opened?.postMessage({ type: 'waybill-agree', key }, vault);
          return;
        }
        if (data.type !== 'waybill-agreement') return;
        over();
        if (data.isCanceled) cancel();
        else if (data.reference) agree({ reference: data.reference, account: data.account });
        else fail(data.error);
      },
      { signal },
    );
    button.addEventListener('click', () => {
      // At once, because browsers let a page open windows only with a press.
      opened = open(`${vault}/agree/${provider}`, `waybill-${provider}`, 'popup,width=480,height=560');
      if (!opened) return fail('The window was blocked.');
      clearInterval(watch);
      watch = setInterval(() => {
        if (!opened?.closed) return;
        over();
        cancel();
      }, 500);
    });
    element.append(button);
    return {
      show: ({ isLocked }) => void (button.disabled = isLocked),
      focus: () => button.focus(),
      clear: over,
      unmount() {
        over();
        button.remove();
      },
    };
  },
});

{
  const { vault } = document.currentScript.dataset;
  waybill.configure({ paymentButtons: { amazon: vaultButton(vault, 'amazon'), paypal: vaultButton(vault, 'paypal') } });
}
