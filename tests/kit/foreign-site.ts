/** The URL of the site; like those of the CDN and the API, it is the one in the manual's examples. */
export const SITE = 'https://www.example.com/';
export const CDN = 'https://cdn.example.com/waybill/';
export const API = 'https://api.example.com/';

export const CLASSIC = `<script src="${CDN}waybill.classic.js" data-api="${API.slice(0, -1)}"></script>`;
export const SCRIPT = `<script type="module" src="${CDN}waybill.js" data-api="${API.slice(0, -1)}"></script>`;

/** The media types of the files of the build. */
export const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** Wraps the markup of an example in a document, with the script of the quick start if it has none. A whole document stays as it is. */
export const documentOf = (body: string): string =>
  /^<!doctype/i.test(body)
    ? body
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title><link rel="icon" href="data:,">${
        /<script\b/.test(body) ? '' : SCRIPT
      }</head><body>${body}</body></html>`;

/** Runs in the page. Returns each tag and placeholder that is no loaded widget, and each widget with prices that shows none. */
export function unreadyWidgets(): readonly string[] {
  const tags = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('waybill-'));
  const empty = [...document.querySelectorAll('[data-waybill]')].filter(
    ({ firstElementChild }) => !firstElementChild?.localName.startsWith('waybill-'),
  );
  const late = tags.filter((tag) => !tag.matches(':state(ready)'));
  const unpriced = tags.filter(
    ({ localName, shadowRoot }) => localName === 'waybill-pricing-table' && !/[$€]/.test(shadowRoot?.textContent ?? ''),
  );
  return [...late, ...unpriced, ...empty].map(({ outerHTML }) => outerHTML);
}
