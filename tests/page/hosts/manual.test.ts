import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/widgets.mjs';
import { examples, type Example } from '../../kit/manual';
import { eventually } from '../acts';
import { expectClean } from '../kit';
import { application, bundled, printed } from './manual-builds';
import { API, documentOf, expectWidgets, integrity, openSite, SCRIPT, SITE } from './site';

const all = examples();
const inLanguage = (...languages: readonly string[]) => all.filter(({ language }) => languages.includes(language));

/** What an example takes from the application that it stands in. */
const HOST = `<output id="badge"></output><script>
  const badge = document.getElementById('badge');
  const router = { push: (to) => badge.dataset.to = to };
</script>`;

/** An example's script on a page of its application: from a bundler where it imports, else beside the loader. */
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

describe('the manual', () => {
  it('has examples in no language that is not run here', () => {
    const known = ['html', 'js', 'ts', 'tsx', 'vue', 'svelte', 'css', 'json', 'sh', 'http'];
    expect(all.filter(({ language }) => !known.includes(language))).toEqual([]);
  });
});

/** The manual can't know the hash of a file that it ships with. */
const withHash = (code: string): string => code.replace('sha384-…', integrity.files['waybill.js'] ?? '');

describe('the markup of the manual', () => {
  it.each(inLanguage('html'))('works as it stands: $name', async ({ code }) => {
    const page = await openSite(documentOf(withHash(code)));
    await expectWidgets(page);
    expectClean(page);
  });
});

/** A block that is there: its heading and its place under that. */
function example(name: string): Example {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`the manual has no example "${name}"`);
  return found;
}

const badge = (page: Page) => page.locator('#badge');

interface Proof {
  readonly does: string;
  readonly markup?: string;
  readonly proves: (page: Page) => Promise<unknown>;
}

const pressFirstPackage = (page: Page) => page.getByRole('article').first().getByRole('button').first().click();

/** Waits for what an example writes to the console, which has to be listened for before it is asked for. */
async function expectTold(page: Page, text: string): Promise<void> {
  const told = page.waitForEvent('console', (message) => message.text().includes(text));
  await page.evaluate(() => window.waybill.cart.add('package/8'));
  await told;
}

/** What the scripts do, beyond running without a fault. */
const PROOFS: Readonly<Record<string, Proof>> = {
  'README.md: Quick start for developers 1': {
    does: 'hears that an add-on was switched on',
    markup: example('README.md: Quick start for developers 2').code,
    proves: async (page) => {
      await page.evaluate(() =>
        document.dispatchEvent(new CustomEvent('waybill-module-activate', { detail: { moduleId: 106 } })),
      );
      await eventually(() => badge(page).textContent()).toBe('Add-on 106 is on');
    },
  },
  'docs/configuration.md: From an application 1': {
    does: 'leads to the configured route by the application’s router',
    proves: async (page) => {
      await pressFirstPackage(page);
      await eventually(() => badge(page).getAttribute('data-to')).toContain('/signup');
    },
  },
  'docs/routes.md: Routes: where the buttons lead 1': {
    does: 'leads to an origin that is allowed',
    proves: async (page) => {
      await page.route('https://shop.example.com/**', (route) => route.fulfill({ body: 'Sign up' }));
      await pressFirstPackage(page);
      await page.waitForURL('https://shop.example.com/signup**');
    },
  },
  'docs/routes.md: Routing by yourself 1': {
    does: 'routes by the application’s router',
    proves: async (page) => {
      await pressFirstPackage(page);
      await eventually(() => badge(page).getAttribute('data-to')).toContain('/register');
    },
  },
  'docs/sessions-and-tokens.md: Tokens 1': {
    does: 'hands over the application’s token',
    proves: async (page) => {
      const token = await page.evaluate(async () => (await fetch('/my-backend/waybill-token')).text());
      const reads = (await page.requests()).filter((request) => request.url().includes('/services/bundles'));
      expect(reads.map((request) => request.headers()['authorization'])).toContain(`Bearer ${token}`);
    },
  },
  'docs/events.md: Events 1': {
    does: 'counts, and routes by itself',
    proves: async (page) => {
      await pressFirstPackage(page);
      await eventually(() => badge(page).textContent()).toBe('1');
      await eventually(() => badge(page).getAttribute('data-to')).toContain('/register');
    },
  },
  'docs/events.md: In TypeScript 1': {
    does: 'hears the cart',
    markup: '<waybill-cart></waybill-cart>',
    proves: (page) => expectTold(page, '1 in the cart'),
  },
  'docs/javascript-api.md: The object `waybill` 1': {
    does: 'reads the cart',
    proves: (page) => expectTold(page, 'in the cart: '),
  },
  'docs/javascript-api.md: Editing the cart 1': {
    does: 'puts the package into the cart',
    proves: (page) => eventually(() => page.evaluate(() => window.waybill.cart.get().plan?.id)).toBe(8),
  },
  'docs/javascript-api.md: Types 1': {
    does: 'finds its element and hears it',
    markup: '<waybill-cart></waybill-cart>',
    proves: (page) => expectTold(page, 'USD'),
  },
  'docs/analytics.md: Your own 1': {
    does: 'hears what was put into the cart',
    proves: (page) => expectTold(page, 'in the cart: 8'),
  },
};

/** Run by tests of their own, below. */
const ELSEWHERE = [
  'docs/payment-fields.md: With `paymentFields`, it is not 1',
  'docs/hosting.md: Subresource integrity 2',
];

describe('a script of the manual', () => {
  const scripts = inLanguage('js', 'ts').filter(({ name }) => !ELSEWHERE.includes(name));

  it.each(scripts.map((script) => ({ script, name: script.name, does: PROOFS[script.name]?.does ?? 'runs' })))(
    '$does: $name',
    async ({ script, name }) => {
      const { markup, proves } = PROOFS[name] ?? {};
      const page = await runExample(script, markup);
      await proves?.(page);
      expectClean(page);
    },
  );

  it('is there for each proof', () => {
    const names = scripts.map(({ name }): string => name);
    expect(Object.keys(PROOFS).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a color in a style attribute', () => {
  it('reaches the widget of its placeholder', async () => {
    const { code } = example('docs/embedding.md: What editors and sanitizers keep 2');
    const page = await openSite(documentOf(code));
    await expectWidgets(page);
    const accent = page
      .locator('waybill-cart')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--waybill-accent'));
    expect(await accent).toBe('#7a1f5c');
  });
});

describe('the payment fields of the manual', () => {
  it('stand in the places of a card', async () => {
    const markup = '<waybill-billing-form></waybill-billing-form>';
    const { code } = example('docs/payment-fields.md: With `paymentFields`, it is not 1');
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

describe('an application of the manual', () => {
  it.each(inLanguage('tsx', 'vue', 'svelte'))('shows prices and counts: $name', async ({ language, code }) => {
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

describe('an application in React', () => {
  it('is printed by a server where the manual says so, with the address of the API', async () => {
    const { code } = example('docs/frameworks.md: React that a server prints: Next.js and others 1');
    const markup = await printed(code);
    expect(markup).toContain('<waybill-config api="https://api.example.com">');
    expect(markup).toContain('<p>Our prices are on their way.</p>');
  });
});

describe('a file of the manual', () => {
  it.each(inLanguage('json'))('names what is in the package: $name', ({ code }) => {
    const named = Object.values(JSON.parse(code) as Record<string, string[]>).flat();
    const missing = named.filter((file) => !existsSync(join(ROOT, file.replace('./node_modules/waybill/', ''))));
    expect([named.length > 0, missing]).toEqual([true, []]);
  });

  it('makes the import map of the hashes', () => {
    const { code } = example('docs/hosting.md: Subresource integrity 2');
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const hashes = JSON.parse(/>(.*)</.exec(said)?.[1] ?? '').integrity;
    expect(hashes['https://cdn.example.com/waybill/waybill.js']).toBe(integrity.files['waybill.js']);
  });
});

describe('the policy of the manual', () => {
  it('lets its script bring everything, and nothing breaches it', async () => {
    const [, name = '', value = ''] =
      /^([\w-]+): (.*)$/m.exec(example('docs/hosting.md: Content security policy 1').code) ?? [];
    const script = example('docs/hosting.md: Content security policy 2').code;
    const page = await openSite(
      `<!doctype html><html lang="en"><title>Strict</title>${script}<waybill-pricing-table></waybill-pricing-table>`,
      { [name]: value },
    );
    await expectWidgets(page);
    await page.getByRole('article').first().waitFor();
    expectClean(page);
  });
});

describe('a sheet of the manual', () => {
  const width = { part: 'card', property: 'border-top-width', value: '2px' };
  it.each([
    { name: 'README.md: Quick start for designers 2', ...width },
    { name: 'docs/styling.md: Colors 1', ...width },
    {
      name: 'docs/styling.md: Parts and states 1',
      part: 'card-featured',
      property: 'border-top-color',
      value: 'rgb(102, 51, 153)',
    },
  ])('reaches what it names: $name', async ({ name, part, property, value }) => {
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
