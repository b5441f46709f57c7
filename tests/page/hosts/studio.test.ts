import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../base';
import { eventually } from '../acts';
import { expectClean, openPage } from '../kit';
import { documentOf, SCRIPT } from '../../kit/foreign-site';
import { openSite } from './site';

const openStudio = (hash = ''): Promise<Page> => openPage({ path: `/studio${hash}` });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const codes = (page: Page): Promise<string[]> => page.locator('[data-parts] code').allInnerTexts();
const preview = (page: Page) => page.frameLocator('[data-frame]');

describe('the studio', () => {
  it('shows a widget on sample data, with its code', async () => {
    const page = await openStudio();
    await preview(page).getByRole('article', { name: 'Route Planner', exact: true }).waitFor();
    expect(await codes(page)).toEqual([
      expect.stringContaining('data-api="mock"'),
      expect.stringMatching(/^<waybill-pricing-table>\n {2}<a href="\/pricing.pdf">Our prices as a PDF<\/a>/),
    ]);
    expectClean(page);
  });

  it('follows every choice in code, preview and address, which opens the same again', async () => {
    const page = await openStudio();
    await eventually(() => page.locator('#studio-category option').count()).toBeGreaterThan(3);
    await field(page, 'a.category').fill('last-mile-delivery');
    await field(page, 't.accent').fill('#7a1f5c');
    await page.locator('[name="scheme"][value="dark"]').check({ force: true });
    await field(page, 'language').selectOption('es');
    await field(page, 'host').selectOption('tinymce');
    await eventually(() => codes(page)).toEqual([
      expect.stringContaining('<script'),
      expect.stringMatching(
        /^<div data-waybill="pricing-table" data-category="last-mile-delivery" style="--waybill-accent: #7a1f5c">/,
      ),
    ]);
    await eventually(() => preview(page).locator('html').getAttribute('lang')).toBe('es');
    const element = preview(page).locator('waybill-pricing-table');
    expect(await element.getAttribute('category')).toBe('last-mile-delivery');
    expect(await element.evaluate((one) => getComputedStyle(one).getPropertyValue('--waybill-accent'))).toBe('#7a1f5c');
    const again = await openStudio(new URL(page.url()).hash);
    await eventually(() => codes(again)).toEqual(await codes(page));
    expect(await field(again, 'a.category').inputValue()).toBe('last-mile-delivery');
    expectClean(again);
  });

  it('says how well colors can be read together', async () => {
    const page = await openStudio();
    const onAccent = page.locator('[data-pair="on-accent accent text"]');
    await eventually(() => onAccent.innerText()).toBe('6.9:1, easy to read');
    await field(page, 't.accent').fill('#8fd3b8');
    expect(await onAccent.innerText()).toMatch(/^1\.\d:1, at least 4\.5:1 is needed$/);
    await field(page, 't.accent').fill('green');
    expect(await onAccent.innerText()).toBe('Not a color such as #00664b');
  });

  it('takes categories and packages from the API that is named', async () => {
    const page = await openStudio(`#api=${encodeURIComponent(baseUrl())}`);
    await page.getByText('Categories and packages come from this API.').waitFor();
    // Nothing of a real shop can be pressed, so it is hidden from whom is read to.
    await preview(page).getByRole('article', { name: 'Route Planner', exact: true, includeHidden: true }).waitFor();
    expect((await codes(page))[0]).toContain(`data-api="${baseUrl()}"`);
  });

  it('leaves a shop that is named as it is, and shows sample data where it does not answer', async () => {
    const page = await openStudio(`#api=${encodeURIComponent('http://127.0.0.1:9')}`);
    const packages = preview(page).getByRole('article', { includeHidden: true });
    await preview(page).getByText('Pricing table · Sample data').waitFor();
    await eventually(() => packages.filter({ hasText: 'Route Planner' }).count()).toBeGreaterThan(0);
  });

  it.each(['light', 'dark'] as const)('passes axe in %s, and fits a phone', async (colorScheme) => {
    const page = await openPage({
      path: '/studio',
      colorScheme,
      viewport: { width: 360, height: 740 },
      bypassCSP: true,
    });
    await preview(page).getByRole('article', { name: 'Route Planner', exact: true }).waitFor();
    for (const details of await page.locator('details').all())
      await details.evaluate((one) => one.setAttribute('open', ''));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        // The widgets in the preview are tried by their stories.
        iframes: false,
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    });
    expect(violations).toEqual([]);
  });

  it('copies code and the link to it', async () => {
    const page = await openStudio('#widget=faq');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).last().click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe((await codes(page))[1]);
    await page.getByRole('button', { name: 'Copy a link to this' }).click();
    await eventually(copied).toBe(page.url());
  });

  it('speaks the languages of the demo', async () => {
    const page = await openPage({ path: '/fr/studio' });
    await page
      .getByRole('heading', { name: 'Où mènent les boutons' })
      .or(page.getByText('Où mènent les boutons'))
      .first()
      .waitFor();
    expect(await page.locator('[data-parts] h3').allInnerTexts()).toEqual([
      'Sur chaque page, une fois',
      'Là où le widget doit se trouver',
    ]);
    expectClean(page);
  });
});

describe('a link to the studio', () => {
  it('hands in no code and no attribute that the widget does not take', async () => {
    const page = await openStudio(
      `#${new URLSearchParams({ 'a.onclick': 'parent.hacked = 1', 'a.style': 'color:red', 'a.category': 'x', 'r.onerror': '1' })}`,
    );
    await preview(page).locator('waybill-pricing-table[category="x"]').waitFor();
    const names = await preview(page)
      .locator('waybill-pricing-table')
      .evaluate((one) => one.getAttributeNames());
    expect(names).not.toContain('onclick');
    expect((await codes(page)).join('')).not.toMatch(/onclick|onerror|color:red/);
  });

  it('has its preview heed no other site', async () => {
    const page = await openPage({ path: '/test/blank' });
    // The same server by another name is another origin.
    await page.goto(new URL('test/blank', baseUrl().replace('127.0.0.1', 'localhost')).href);
    await page.evaluate((address) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
    }, new URL('dist/studio/preview.html', baseUrl()).href);
    await eventually(() => page.frames().some((one) => one.url().includes('preview.html'))).toBe(true);
    const frame = page.frames().find((one) => one.url().includes('preview.html'));
    await frame?.waitForFunction(() => 'waybill' in window);
    // Its own listener was there first.
    await frame?.evaluate(() => addEventListener('message', () => (document.title = 'heard'), { once: true }));
    await page.evaluate(() => {
      const shown = { widget: 'faq', attributes: {}, tokens: {}, language: 'en', scheme: 'light', fallback: '' };
      document.querySelector('iframe')?.contentWindow?.postMessage(shown, '*');
    });
    await eventually(() => frame?.title()).toBe('heard');
    expect(await frame?.locator('waybill-faq').count()).toBe(0);
  });
});

describe('what the package has of the studio', () => {
  it('opens from its folder, without the demo’s server', async () => {
    const page = await openPage({ path: '/dist/studio/index.html#widget=plan-comparison' });
    await preview(page).locator('waybill-plan-comparison').getByRole('table').first().waitFor();
    expect(await codes(page)).toHaveLength(2);
    expectClean(page);
  });

  it('has a page in each language', async () => {
    const page = await openPage({ path: '/dist/studio/ru.html' });
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    await page.getByText('Куда ведут кнопки').waitFor();
    const hint = page.getByText('Страница проверки корзины.');
    // The routes are folded.
    await hint.waitFor({ state: 'attached' });
    expect(await hint.getAttribute('lang')).toBeNull();
    expect(await page.locator('[data-summary]').innerText()).toMatch(/\p{Script=Cyrillic}/u);
  });
});

describe('the snippet for HTML', () => {
  it('mounts every widget', { timeout: 300_000 }, async () => {
    const studio = await openStudio();
    const names = await field(studio, 'widget')
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    expect(names.length).toBeGreaterThan(14);
    const markup: string[] = [];
    for (const name of names) {
      await field(studio, 'widget').selectOption(name);
      markup.push((await codes(studio))[1] ?? '');
    }
    const page = await openSite(documentOf(SCRIPT + markup.join('\n')));
    for (const name of names)
      await eventually(() =>
        page.evaluate((tag) => {
          const element = document.querySelector(tag);
          return Boolean(customElements.get(tag) && element?.shadowRoot?.childElementCount);
        }, `waybill-${name}`),
      ).toBe(true);
    expectClean(page);
  });
});
