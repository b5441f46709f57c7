import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/widgets.mjs';
import { examples, type Example } from '../../kit/manual';
import { eventually } from '../acts';
import { expectClean } from '../kit';
import { application, bundled } from './manual-builds';
import { API, documentOf, SCRIPT, SITE } from '../../kit/foreign-site';
import { expectWidgets, integrity, openSite } from './site';

const all = examples();
const inLanguage = (...languages: readonly string[]) => all.filter(({ language }) => languages.includes(language));

/** Provides the variables that the examples expect from the surrounding application. */
const HOST = `<output id="badge"></output><script>
  const badge = document.getElementById('badge');
  const router = { push: (to) => badge.dataset.to = to };
</script>`;

/** Opens a page that runs an example's script: bundled if it imports the package, else beside the loader. */
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
  it('has examples only in languages that these tests run', () => {
    // `astro`, and all that is a file of an application, is run by `tests/frameworks`, as is `markdown`; `text` is what a command prints.
    const known = [
      'astro',
      'markdown',
      'text',
      'html',
      'js',
      'ts',
      'tsx',
      'vue',
      'svelte',
      'css',
      'json',
      'sh',
      'http',
    ];
    expect(all.filter(({ language }) => !known.includes(language))).toEqual([]);
  });
});

/** Fills in the integrity hash of the build, which the manual cannot contain because it ships with that build. */
const withHash = (code: string): string => code.replace('sha384-…', integrity.files['waybill.js'] ?? '');

describe('the markup of the manual', () => {
  it.each(inLanguage('html'))('works unchanged: $name', async ({ code }) => {
    const page = await openSite(documentOf(withHash(code)));
    await expectWidgets(page);
    expectClean(page);
  });
});

/** Returns the example of this name. @throws Error if the manual has none */
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

/** Adds a package to the cart and waits for the example's console message. It listens first, so that none is missed. */
async function expectTold(page: Page, text: string): Promise<void> {
  const told = page.waitForEvent('console', (message) => message.text().includes(text));
  await page.evaluate(() => window.waybill.cart.add('package/8'));
  await told;
}

/** The expected effects of the scripts; a script without an entry only has to run without errors. */
const PROOFS: Readonly<Record<string, Proof>> = {
  'README.md: Quick start for developers 1': {
    does: 'listens for the activation of an add-on',
    markup: example('README.md: Quick start for developers 2').code,
    proves: async (page) => {
      await page.evaluate(() =>
        document.dispatchEvent(new CustomEvent('waybill-module-activate', { detail: { moduleId: 106 } })),
      );
      await eventually(() => badge(page).textContent()).toBe('Add-on 106 is on');
    },
  },
  'docs/configuration.md: From an application 1': {
    does: 'navigates to the configured route with the application’s router',
    proves: async (page) => {
      await pressFirstPackage(page);
      await eventually(() => badge(page).getAttribute('data-to')).toContain('/signup');
    },
  },
  'docs/routes.md: Routes: where the buttons lead 3': {
    does: 'navigates to an allowed origin',
    proves: async (page) => {
      await page.route('https://shop.example.com/**', (route) => route.fulfill({ body: 'Sign up' }));
      await pressFirstPackage(page);
      await page.waitForURL('https://shop.example.com/signup**');
    },
  },
  'docs/routes.md: Routing by yourself 1': {
    does: 'navigates with the application’s router',
    proves: async (page) => {
      await pressFirstPackage(page);
      await eventually(() => badge(page).getAttribute('data-to')).toContain('/register');
    },
  },
  'docs/sessions-and-tokens.md: Tokens 1': {
    does: 'provides the application’s token',
    proves: async (page) => {
      const token = await page.evaluate(async () => (await fetch('/my-backend/waybill-token')).text());
      const reads = (await page.requests()).filter((request) => request.url().includes('/services/bundles'));
      expect(reads.map((request) => request.headers()['authorization'])).toContain(`Bearer ${token}`);
    },
  },
  'docs/events.md: Events 1': {
    does: 'counts the items of the cart, and navigates itself',
    proves: async (page) => {
      await pressFirstPackage(page);
      await eventually(() => badge(page).textContent()).toBe('1');
      await eventually(() => badge(page).getAttribute('data-to')).toContain('/register');
    },
  },
  'docs/events.md: In TypeScript 1': {
    does: 'listens for changes of the cart',
    markup: '<waybill-cart></waybill-cart>',
    proves: (page) => expectTold(page, '1 in the cart'),
  },
  'docs/javascript-api.md: The object `waybill` 1': {
    does: 'reads the cart',
    proves: (page) => expectTold(page, 'in the cart: '),
  },
  'docs/javascript-api.md: Editing the cart 1': {
    does: 'adds a package to the cart',
    proves: (page) => eventually(() => page.evaluate(() => window.waybill.cart.get().plan?.id)).toBe(8),
  },
  'docs/javascript-api.md: Types 1': {
    does: 'finds its element and listens to it',
    markup: '<waybill-cart></waybill-cart>',
    proves: (page) => expectTold(page, 'USD'),
  },
  'docs/analytics.md: Your own 1': {
    does: 'listens for added items',
    proves: (page) => expectTold(page, 'in the cart: 8'),
  },
};

/** Examples that have tests of their own, below or in `tests/frameworks`. */
const ELSEWHERE = [
  'docs/payment-fields.md: With `paymentFields`, it is not 1',
  'docs/hosting.md: Subresource integrity 2',
  'docs/hosts/tinymce.md: Once, by whoever owns the site 1',
  'docs/hosts/ckeditor.md: Once, by whoever owns the site 1',
];

describe('a script of the manual', () => {
  const scripts = inLanguage('js', 'ts').filter(({ name, file }) => file === undefined && !ELSEWHERE.includes(name));

  it.each(scripts.map((script) => ({ script, name: script.name, does: PROOFS[script.name]?.does ?? 'runs' })))(
    '$does: $name',
    async ({ script, name }) => {
      const { markup, proves } = PROOFS[name] ?? {};
      const page = await runExample(script, markup);
      await proves?.(page);
      expectClean(page);
    },
  );

  it('exists for each check of these tests', () => {
    const names = scripts.map(({ name }): string => name);
    expect(Object.keys(PROOFS).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a color in a style attribute', () => {
  it('reaches the widget of its placeholder', async () => {
    const { code } = example('docs/hosts/tinymce.md: Questions, slots and colors 3');
    const page = await openSite(documentOf(code));
    await expectWidgets(page);
    const accent = page
      .locator('waybill-cart')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--waybill-accent'));
    expect(await accent).toBe('#7a1f5c');
  });
});

describe('the payment fields of the manual', () => {
  it('replace the card fields', async () => {
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

/** The pages whose applications are rendered by the browser alone; `tests/frameworks` has those of servers. */
const IN_BROWSER: readonly string[] = ['docs/hosts/react.md', 'docs/hosts/vue.md', 'docs/hosts/svelte.md'];

describe('an application of the manual', () => {
  const applications = inLanguage('tsx', 'vue', 'svelte').filter(({ page }) => IN_BROWSER.includes(page));

  it.each(applications)('shows prices and counts: $name', async ({ language, code }) => {
    const page = await openSite(
      documentOf(`<div id="app"></div><script type="module">${await application(language, code)}</script>`),
    );
    await expectWidgets(page);
    await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
    await page.getByRole('article').first().getByRole('button').first().click();
    await page.getByText('In the cart: 1').waitFor();
    expectClean(page);
  });
});

describe('a file of the manual', () => {
  it.each(inLanguage('json'))('names only files of the package: $name', ({ code }) => {
    const named = Object.values(JSON.parse(code) as Record<string, string[]>).flat();
    const missing = named.filter((file) => !existsSync(join(ROOT, file.replace('./node_modules/waybill/', ''))));
    expect([named.length > 0, missing]).toEqual([true, []]);
  });

  it('builds the import map with the hashes', () => {
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
  it('allows everything that its script loads, without a violation', async () => {
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
  ])('styles what it names: $name', async ({ name, part, property, value }) => {
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
