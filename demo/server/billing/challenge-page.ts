import { html, raw } from 'hono/html';
import type { ShownCard } from './challenge';

/** Returns the headers of the challenge page. Only the origin that asked may frame the page. */
export const challengeHeaders = (nonce: string, origin: string): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${origin}`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { display: grid; place-content: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 24px; }
  h1 { font-size: 18px; margin: 0 0 8px; }
  p { margin: 0 0 16px; max-width: 44ch; }
  button { font: inherit; min-height: 44px; padding: 8px 20px; margin: 0 8px 8px 0; border: 1px solid; border-radius: 8px; background: none; color: inherit; cursor: pointer; }
  button.yes { background: #00664b; border-color: #00664b; color: #fff; }
`;

/** The page's script: posts the token, or null, to the opener or parent window of the given origin. */
const SCRIPT = `
  const { origin } = document.body.dataset;
  const tell = (token) => (window.opener ?? parent).postMessage({ type: 'waybill-three-d', three_d_token_id: token }, origin);
  document.querySelector('.no').addEventListener('click', () => tell(null));
  document.querySelector('.yes').addEventListener('click', async (event) => {
    event.target.disabled = true;
    const response = await fetch(location.pathname, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    const { three_d_token_id: token } = await response.json();
    tell(token ?? null);
  });
`;

/** Renders the demo's stand-in for a bank's challenge page (3-D Secure). */
export const challengePage = ({ firstSix, lastFour }: ShownCard, origin: string, nonce: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Bank of Milepost</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body data-origin="${origin}">
        <main>
          <h1>Bank of Milepost</h1>
          <p>Milepost wants to keep your card ${firstSix} •••••• ${lastFour} for its invoices. Is that you?</p>
          <button type="button" class="yes">Yes, confirm</button>
          <button type="button" class="no">No, refuse</button>
        </main>
        <script nonce="${nonce}">
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
