import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { baseUrl } from '../base';
import { ROOT } from '../../../tools/widgets.mjs';
import { API, CDN, SITE, TYPES, unreadyWidgets } from '../../kit/foreign-site';
import { eventually } from '../acts';
import { openPage } from '../kit';

const DIST = join(ROOT, 'dist');

/** The integrity hashes of the build. */
export const integrity: { readonly files: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(DIST, 'integrity.json'), 'utf8'),
);

const open = { 'Access-Control-Allow-Origin': '*' };
const credentialed = {
  'Access-Control-Allow-Origin': new URL(SITE).origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers':
    'accept-language, authorization, content-type, idempotency-key, x-api-key, x-waybill-tracking',
};

/** Serves the files of a folder under a URL that ends with a slash. */
const answerFrom =
  (address: string, folder: string) =>
  async (route: Route): Promise<void> => {
    const file = route.request().url().replace(address, '').replace(/\?.*/, '');
    const body = await readFile(join(folder, file));
    await route.fulfill({ body, contentType: TYPES[file.split('.').at(-1) ?? ''], headers: open });
  };

async function answerFromBackend(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: credentialed });
  const response = await route.fetch({ url: request.url().replace(API, baseUrl()) });
  await route.fulfill({ response, headers: { ...response.headers(), ...credentialed } });
}

async function askForToken(route: Route): Promise<string> {
  const response = await route.fetch({ url: new URL('services/token', baseUrl()).href });
  return ((await response.json()) as { token: string }).token;
}

/** Simulates the site's own backend, which requests one token from the API and serves it to the page. */
function tokenKeeper() {
  let known: Promise<string> | undefined;
  return async (route: Route): Promise<void> => route.fulfill({ body: await (known ??= askForToken(route)) });
}

/**
 * Opens a page on a foreign site whose scripts and API are on two other origins.
 * @param folders local folders by URL, which are served besides, or instead of, the build; each URL ends with a slash
 * @param then sets routes of its own, which outrank these
 */
export const openSite = (
  html: string,
  headers: Readonly<Record<string, string>> = {},
  folders: Readonly<Record<string, string>> = {},
  then: (page: Page) => Promise<void> = async () => {},
): Promise<Page> =>
  openPage({
    path: SITE,
    before: async (page) => {
      await page.route(`${SITE}**`, (route) => route.fulfill({ body: html, contentType: 'text/html', headers }));
      await page.route(`${SITE}my-backend/waybill-token`, tokenKeeper());
      for (const [address, folder] of Object.entries({ [CDN]: DIST, ...folders })) {
        await page.route(`${address}**`, answerFrom(address, folder));
      }
      await page.route(`${API}**`, answerFromBackend);
      await then(page);
    },
  });

/** Expects every tag and placeholder of the page to be a loaded widget, and the widgets with prices to show them. */
export const expectWidgets = (page: Page): Promise<void> => eventually(() => page.evaluate(unreadyWidgets)).toEqual([]);
