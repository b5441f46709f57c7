import { html, raw } from 'hono/html';

/** The card fields that have a frame of their own, by the frame's address. */
export const FRAMES = {
  number: { field: 'cardno', autocomplete: 'cc-number', type: 'text' },
  cvv: { field: 'cvv', autocomplete: 'cc-csc', type: 'password' },
} as const;
export type FrameName = keyof typeof FRAMES;

/** Returns the headers of a frame: it runs only its own script, calls only the vault, is framed only by the shop and sends no referrer. */
export const frameHeaders = (nonce: string, shops: readonly string[]): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shops.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
});

const STYLE = `
  html, body { height: 100%; margin: 0; background: transparent; overflow: hidden; }
  input { box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0; background: none;
    color: inherit; font: inherit; font-variant-numeric: tabular-nums lining-nums; }
  p { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** Renders a frame with a single input. The surrounding page supplies the label and draws the box. */
export function framePage(name: FrameName, script: string, shops: readonly string[], nonce: string) {
  const { field, autocomplete, type } = FRAMES[name];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Card</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body data-field="${field}" data-shops="${JSON.stringify(shops)}">
        <input
          type="${type}"
          name="${field}"
          autocomplete="${autocomplete}"
          inputmode="numeric"
          spellcheck="false"
          aria-label="Card"
          aria-required="true"
          aria-describedby="error hint"
        />
        <p id="error"></p>
        <p id="hint"></p>
        <script nonce="${nonce}">
          ${raw(script.replaceAll('</', String.raw`<\/`))};
        </script>
      </body>
    </html>`;
}
