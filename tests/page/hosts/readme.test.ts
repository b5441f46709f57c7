import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/widgets.mjs';
import { examples, type Example } from '../../kit/readme';
import { eventually } from '../acts';
import { expectClean } from '../kit';
import { application, bundled } from './readme-builds';
import { API, documentOf, expectWidgets, integrity, openSite, SCRIPT, SITE } from './site';

const all = examples();
const inLanguage = (...languages: readonly string[]) => all.filter(({ language }) => languages.includes(language));

/** Code of the surrounding application that an example relies on. */
const HOST = `<output id="badge"></output><script>
  const badge = document.getElementById('badge');
  const router = { push: (to) => badge.dataset.to = to };
</script>`;

/** Runs an example's script on a page: bundled if it imports, else beside the loader. */
async function runExample(
  { code }: Example,
  markup = '<waybill-pricing-table></waybill-pricing-table>',
): Promise<Page> {
  const isBundled = /^import /m.test(code);
  const script = `<script type="module">${isBundled ? await bundled(code) : code}</script>`;
  const page = await openSite(documentOf(`${HOST}${isBundled ? '' : SCRIPT}${markup}${script}`));
  await expectWidgets(page);
  return page;
}

describe('the README', () => {
  it('has examples only in languages that are tested here', () => {
    const known = ['html', 'js', 'ts', 'tsx', 'vue', 'svelte', 'css', 'json', 'sh', 'http'];
    expect(all.filter(({ language }) => !known.includes(language))).toEqual([]);
  });
});

/** Inserts the integrity hash, which the README cannot contain because it ships with the file. */
const withHash = (code: string): string => code.replace('sha384-…', integrity.files['waybill.js'] ?? '');

describe('the markup of the README', () => {
  it.each(inLanguage('html'))('works as it stands: $name', async ({ code }) => {
    const page = await openSite(documentOf(withHash(code)));
    await expectWidgets(page);
    expectClean(page);
  });
});

/** Finds an example by its heading and position. @throws Error if there is none */
function example(name: string): Example {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`the README has no example "${name}"`);
  return found;
}

const badge = (page: Page) => page.locator('#badge');

describe('a script of the README', () => {
  it.each([
    {
      name: 'Configure 1',
      does: 'leads to the configured route by the application’s router',
      proves: async (page: Page) => {
        await page.getByRole('article').first().getByRole('button').first().click();
        await eventually(() => badge(page).getAttribute('data-to')).toContain('/signup');
      },
    },
    {
      name: 'Tokens 1',
      does: 'hands over the application’s token',
      proves: async (page: Page) => {
        const token = await page.evaluate(async () => (await fetch('/my-backend/waybill-token')).text());
        const reads = (await page.requests()).filter((request) => request.url().includes('/services/bundles'));
        expect(reads.map((request) => request.headers()['authorization'])).toContain(`Bearer ${token}`);
      },
    },
    {
      name: 'Events 1',
      does: 'counts, and routes by itself',
      proves: async (page: Page) => {
        await page.getByRole('article').first().getByRole('button').first().click();
        await eventually(() => badge(page).textContent()).toBe('1');
        await eventually(() => badge(page).getAttribute('data-to')).toContain('/register');
      },
    },
    {
      name: 'Types 1',
      markup: '<waybill-cart></waybill-cart>',
      does: 'finds its element and hears it',
      proves: async (page: Page) => {
        const told = page.waitForEvent('console', (message) => message.text().includes('USD'));
        await page.evaluate(() => window.waybill.cart.add('package/8'));
        await told;
      },
    },
  ])('$does: $name', async ({ name, markup, proves }) => {
    const page = await runExample(example(name), markup);
    await proves(page);
    expectClean(page);
  });
});

describe('the payment fields of the README', () => {
  it('are mounted in place of the card fields', async () => {
    const markup = '<waybill-billing-form></waybill-billing-form>';
    const { code } = example('Payment fields 1');
    const page = await openSite(documentOf(`${SCRIPT}${markup}<script type="module">${code}</script>`));
    const headers = {
      'Access-Control-Allow-Origin': new URL(SITE).origin,
      'Access-Control-Allow-Credentials': 'true',
    };
    const answers = {
      session: { status: 200, member_id: 7, country: 'US', currency: 'USD', supported_payment_methods: [1] },
      'billing/info': { status: 200, billing: null },
      '7/invoices': { status: 200, data: [], years: [], pages: 1 },
    };
    for (const [path, json] of Object.entries(answers)) {
      await page.route(`${API}account/${path}*`, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json, headers }) : route.fallback(),
      );
    }
    await page.reload();
    for (const title of ['Card number', 'CVV']) await page.getByTitle(title).waitFor();
    expectClean(page);
  });
});

describe('an application of the README', () => {
  it.each(inLanguage('tsx', 'vue', 'svelte'))('shows prices and counts: $language', async ({ language, code }) => {
    const page = await openSite(
      documentOf(`<div id="app"></div><script type="module">${await application(language, code)}</script>`),
    );
    await expectWidgets(page);
    await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
    await page.getByRole('article').first().getByRole('button').first().click();
    await page.getByText('Plans (1 in the cart)').waitFor();
    expectClean(page);
  });
});

describe('a file of the README', () => {
  it.each(inLanguage('json'))('names only files of the package: $name', ({ code }) => {
    const named = Object.values(JSON.parse(code) as Record<string, string[]>).flat();
    const missing = named.filter((file) => !existsSync(join(ROOT, file.replace('./node_modules/waybill/', ''))));
    expect([named.length > 0, missing]).toEqual([true, []]);
  });

  it('makes the import map of the hashes', () => {
    const { code } = example('Subresource integrity 2');
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const hashes = JSON.parse(/>(.*)</.exec(said)?.[1] ?? '').integrity;
    expect(hashes['https://cdn.example.com/waybill/waybill.js']).toBe(integrity.files['waybill.js']);
  });
});

describe('the policy of the README', () => {
  it('allows everything that its script loads, without violations', async () => {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/m.exec(example('Content security policy 1').code) ?? [];
    const script = example('Content security policy 2').code;
    const page = await openSite(
      `<!doctype html><html lang="en"><title>Strict</title>${script}<waybill-pricing-table></waybill-pricing-table>`,
      { [name]: value },
    );
    await expectWidgets(page);
    await page.getByRole('article').first().waitFor();
    expectClean(page);
  });
});

describe('a sheet of the README', () => {
  it.each([
    { name: 'Colours 1', part: 'card', property: 'border-top-width', value: '2px' },
    {
      name: 'Quick start for designers 2',
      part: 'card-featured',
      property: 'border-top-color',
      value: 'rgb(102, 51, 153)',
    },
  ])('styles the elements that it selects: $name', async ({ name, part, property, value }) => {
    const page = await openSite(
      documentOf(`<style>${example(name).code}</style><waybill-pricing-table></waybill-pricing-table>`),
    );
    await expectWidgets(page);
    const shown = page.locator(`[part~="${part}"]`).first();
    await eventually(() =>
      shown.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property),
    ).toBe(value);
    expectClean(page);
  });
});
