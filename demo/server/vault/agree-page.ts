import { html, raw } from 'hono/html';
import { randomInt } from 'node:crypto';

/** The methods whose providers the vault stands in for, by their names on its page. */
export const PROVIDERS = { amazon: 'Amazon Pay', paypal: 'PayPal' } as const;
export type ProviderName = keyof typeof PROVIDERS;

export const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name);

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Makes the id of an Amazon billing agreement. */
export const agreementId = (): string => `B01-${digits(7)}-${digits(7)}`;

/** Returns the headers of the page: it runs only its own script and calls only the vault. */
export const agreeHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 32px 24px; max-width: 46ch; }
  h1 { font-size: 20px; margin: 0 0 8px; }
  p { margin: 0 0 16px; }
  button { font: inherit; min-height: 44px; padding: 8px 20px; margin: 0 8px 8px 0; border: 1px solid; border-radius: 8px; background: none; color: inherit; cursor: pointer; }
  .yes { background: #00664b; border-color: #00664b; color: #fff; }
`;

/** The page's script. It gets its key from the shop's page that opened it, and posts the agreement back to that page only. */
const SCRIPT = `
  const { provider, shops } = document.body.dataset;
  const allowed = JSON.parse(shops);
  const yes = document.querySelector('.yes');
  let key, shop;
  const tell = (message) => { if (shop) opener.postMessage({ type: 'waybill-agreement', ...message }, shop); close(); };
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== opener || !allowed.includes(origin) || data?.type !== 'waybill-agree') return;
    [key, shop] = [data.key, origin];
    yes.disabled = false;
  });
  document.querySelector('.no').addEventListener('click', () => tell({ isCanceled: true }));
  yes.addEventListener('click', async () => {
    yes.disabled = true;
    const answer = await fetch('/agreements', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ provider, key }) });
    const { reference, account, message } = await answer.json();
    tell(reference ? { reference, account } : { error: message });
  });
  for (const one of allowed) opener?.postMessage({ type: 'waybill-agree-ready' }, one);
`;

/** Renders the window of a provider, in which a person agrees to be charged by the shop. */
export const agreePage = (name: ProviderName, shops: readonly string[], nonce: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${PROVIDERS[name]} (stand-in)</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body data-provider="${name}" data-shops="${JSON.stringify(shops)}">
        <main>
          <h1>${PROVIDERS[name]}</h1>
          <p>Milepost asks to charge your ${PROVIDERS[name]} account for its invoices. Do you agree?</p>
          <button type="button" class="yes" disabled>Agree and go back</button>
          <button type="button" class="no">Cancel</button>
          <p>This page stands in for the provider’s own. Nothing is charged.</p>
        </main>
        <script nonce="${nonce}">
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
