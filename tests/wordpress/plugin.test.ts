import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { eventually } from '../page/acts';
import { isTakenOver } from '../page/served';
import type { Rank } from './roles';
import { openWordPressSite, type Site } from './site';
import { begin, canvasOf, insert, publish, publishClassic } from './writing';

let site: Site;

/** The shortcode that the guide shows. */
const [, SHORTCODE = ''] = /```text\n(.+)\n```/.exec(readFileSync(join(ROOT, 'docs/hosts/wordpress.md'), 'utf8')) ?? [];

/** What the packaged script is checked by. */
const INTEGRITY: string = JSON.parse(readFileSync(join(ROOT, 'dist/integrity.json'), 'utf8')).files['waybill.js'];

beforeAll(async () => {
  site = await openWordPressSite();
  console.info(`WordPress ${site.wordPress.version}`);
}, 240_000);

afterAll(() => site.close());

const settings = async (): Promise<Page> => {
  const page = await site.as('administrator');
  await page.goto(`${site.wordPress.origin}/wp-admin/options-general.php?page=waybill`);
  return page;
};

/** Tests an API on the settings page, and returns what it says. */
async function told(page: Page, api: string, base = `${site.api}/dist/`): Promise<string> {
  await page.fill('#waybill-api', api);
  await page.fill('#waybill-base', base);
  await page.getByRole('button', { name: 'Test' }).click();
  await page.locator('.waybill-findings .notice').first().waitFor();
  return page.locator('[data-waybill-findings]').innerText();
}

const htmlOf = async (url: string): Promise<string> => (await fetch(url)).text();
const scriptsIn = (html: string): readonly string[] => html.match(/<script[^>]*\/waybill\.js[^>]*>/g) ?? [];

/** Opens a page as a visitor, who sees prices and puts a package into the cart. */
async function visitAndOrder(url: string, width?: number): Promise<Page> {
  const page = await site.visitor(width);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url);
  const card = page
    .locator('waybill-pricing-table')
    .locator('article, [part~="card"]')
    .filter({ hasText: 'Route Planner' });
  await card.first().getByText(/\$\d/).first().waitFor();
  await page.waitForFunction(() => customElements.get('waybill-pricing-table') !== undefined);
  await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
  await card.first().getByRole('button').first().click();
  await eventually(() => page.evaluate(() => JSON.stringify(window.waybill.cart.get()))).toContain('Route Planner');
  expect(errors).toEqual([]);
  await eventually(() => isTakenOver(page)).toBe(true);
  return page;
}

describe('the plugin in WordPress', () => {
  it('is uploaded as a zip and activated by an administrator', async () => {
    const page = await site.as('administrator');
    await page.goto(`${site.wordPress.origin}/wp-admin/plugin-install.php?tab=upload`);
    await page.setInputFiles('#pluginzip', join(ROOT, 'dist/wordpress/waybill.zip'));
    await page.click('#install-plugin-submit');
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByText('Plugin activated.').waitFor();
    expect(site.wordPress.run('echo implode( ",", get_option( "active_plugins" ) );')).toBe('waybill/waybill.php');
  });

  it('says what is wrong with the settings and how to mend it', async () => {
    const page = await settings();
    expect(await told(page, '', '')).toContain('The address of the API is missing.');
    expect(await told(page, 'http://127.0.0.1:9')).toContain('doesn’t answer');
    expect(await told(page, `${site.api}/nowhere`)).toContain('status 404');
    expect(await told(page, site.wordPress.origin)).toMatch(/status 404|answers with a page/);
    const closed = await told(page, site.closedApi);
    expect(closed).toContain('doesn’t let the pages of this site ask it');
    expect(closed).toContain(site.wordPress.origin);
    expect(await told(page, site.api, site.wordPress.origin)).toContain('There is no script at');
    const right = await told(page, site.api);
    expect(right).toContain('The API renders prices into the page.');
    expect(right).toContain('“Try free” leads to');
    await page.selectOption('#waybill-integrity', 'on');
    expect(await told(page, site.api)).toContain('The script is there.');
    await page.fill('#waybill-route-register', `${site.api}/register`);
    expect(await told(page, site.api)).not.toContain('Try free');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await page.inputValue('#waybill-api')).toBe(site.api);
  });

  it('lets nobody but an administrator test or save', async () => {
    const page = await site.as('editor');
    const reply = await page.goto(`${site.wordPress.origin}/wp-admin/options-general.php?page=waybill`);
    expect(reply?.status()).toBe(403);
    const test = await fetch(`${site.wordPress.origin}/wp-json/waybill/v1/test`, { method: 'POST' });
    const list = await fetch(`${site.wordPress.origin}/wp-json/waybill/v1/catalogue`);
    expect([test.status, list.status]).toEqual([401, 401]);
  });

  it.each<Rank>(['administrator', 'editor', 'author'])(
    'shows the %s the widget in the editor, with the categories of the shop, and a visitor its prices',
    async (rank) => {
      const page = await site.as(rank);
      await begin(page, site.wordPress.origin, `Prices by the ${rank}`);
      await insert(page, 'Pricing table');
      const canvas = canvasOf(page);
      await canvas.locator('waybill-pricing-table').getByText(/\$\d/).first().waitFor();
      const category = page.getByLabel('Category');
      await eventually(() => category.locator('option').allInnerTexts()).toContain('Last-Mile Delivery');
      await category.selectOption('dynamic-routing');
      await canvas
        .locator('waybill-pricing-table[category="dynamic-routing"]')
        .getByText('Route Planner')
        .first()
        .waitFor();
      const preview = canvas.locator('waybill-pricing-table');
      await preview.getByText('Preview. It works on the page itself.').waitFor();
      expect(await preview.evaluate((one) => one.shadowRoot?.querySelector('.wb-root')?.hasAttribute('inert'))).toBe(
        true,
      );

      const url = await publish(page);
      const html = await htmlOf(url);
      expect(html).toContain('shadowrootmode');
      expect(html).toMatch(
        /<div[^>]*class="[^"]*alignwide[^"]*wp-block-waybill-pricing-table|wp-block-waybill-pricing-table[^"]*alignwide/,
      );
      expect(scriptsIn(html)).toHaveLength(1);
      expect(scriptsIn(html)[0]).toContain('data-cfasync="false"');
      expect(scriptsIn(html)[0]).toContain(`integrity="${INTEGRITY}"`);
      await visitAndOrder(url);
    },
  );

  it('renders in the classic editor what an author writes as a shortcode and as a tag', async () => {
    const page = await site.as('author');
    const text = [
      'Before.',
      SHORTCODE,
      '[waybill widget="mini-cart" href="javascript:alert(1)"]',
      '<waybill-mini-cart href="/cart"><a href="/cart">Cart</a></waybill-mini-cart>',
      '<waybill-config api="https://evil.example"></waybill-config><script>alert(1)</script>',
      '[waybill widget="pricing-tabel"]',
    ].join('\n\n');
    const url = await publishClassic(page, site.wordPress.origin, 'Classic prices', text);
    const html = await htmlOf(url);
    expect(html).toContain('<waybill-pricing-table category="dynamic-routing"');
    expect(html).toContain('<waybill-mini-cart href="/cart">');
    expect(html).not.toMatch(/<waybill-config|<script>alert|javascript:alert/);
    expect(html.match(/<waybill-mini-cart\b/g)).toHaveLength(2);
    expect(scriptsIn(html)).toHaveLength(1);
    expect(html).not.toContain('There is no widget');
    await page.goto(url);
    await page.getByText('There is no widget “pricing-tabel”.').waitFor();
    const visitor = await visitAndOrder(url);
    await visitor.locator('waybill-mini-cart').first().getByText('1').first().waitFor();
  });

  it('writes the questions of the FAQ as blocks', async () => {
    const page = await site.as('author');
    await begin(page, site.wordPress.origin, 'Questions');
    await insert(page, 'FAQ');
    await canvasOf(page).locator('details').first().waitFor();
    const url = await publish(page);
    const visitor = await site.visitor();
    await visitor.goto(url);
    expect(await htmlOf(url)).toMatch(/<waybill-faq[^>]*>[^]*<details[^]*A question[^]*<\/waybill-faq>/);
    await visitor.getByText('A question').click();
    await visitor.getByText('Its answer').waitFor();
  });

  it('fits into the front page, and onto a phone', async () => {
    const page = await site.as('editor');
    await begin(page, site.wordPress.origin, 'Welcome', 'page');
    const choosePattern = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (await choosePattern.isVisible()) await choosePattern.click();
    await insert(page, 'Pricing table');
    await insert(page, 'Cart');
    await publish(page);
    site.wordPress.run(
      'update_option( "show_on_front", "page" ); update_option( "page_on_front", get_page_by_path( "welcome" )->ID );',
    );
    const front = await visitAndOrder(`${site.wordPress.origin}/`, 360);
    await front.locator('waybill-cart').getByText('Route Planner').first().waitFor();
    expect(await front.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('loads nothing into a page without a widget', async () => {
    const html = await htmlOf(`${site.wordPress.origin}/sample-page/`);
    expect(html).toContain('Sample Page');
    expect(html).not.toContain(site.api);
  });

  it('speaks the language of the site', async () => {
    // WordPress takes a language only if it has a file of its own texts in it.
    site.wordPress.run(
      'wp_mkdir_p( WP_LANG_DIR ); file_put_contents( WP_LANG_DIR . "/fr_FR.l10n.php", "<?php return array( \'messages\' => array() );" );',
    );
    site.wordPress.run('update_option( "WPLANG", "fr_FR" );');
    const [script = ''] = scriptsIn(await htmlOf(`${site.wordPress.origin}/`));
    expect(script).toContain('data-locale="fr-FR"');
    const visitor = await site.visitor();
    await visitor.goto(`${site.wordPress.origin}/prices-by-the-author/`);
    await visitor.getByText('Planificateur de tournées').first().waitFor();
    await eventually(() => isTakenOver(visitor)).toBe(true);
    const page = await settings();
    await page.getByLabel('Adresse de l’API').waitFor();
    site.wordPress.run('update_option( "WPLANG", "" );');
  });

  it('shows the last prices while the API is down, and what stands in the tag where there are none', async () => {
    const url = `${site.wordPress.origin}/prices-by-the-author/`;
    await htmlOf(url);
    await site.endApi();
    expect(await htmlOf(url)).toContain('shadowrootmode');
    site.wordPress.run(
      '$GLOBALS["wpdb"]->query( "DELETE FROM wp_options WHERE option_name LIKE \'%waybill_view%\'" );',
    );
    const html = await htmlOf(url);
    expect(html).not.toContain('shadowrootmode');
    expect(html).toMatch(/<waybill-pricing-table category="dynamic-routing"><p>Loading…<\/p><\/waybill-pricing-table>/);
  });

  it('leaves no notice of PHP, and nothing of its own when it is deleted', () => {
    expect(
      site.wordPress
        .log()
        .split('\n')
        .filter((line) => /waybill\/(?!wp-)|Fatal|Uncaught/.test(line)),
    ).toEqual([]);
    const left = site.wordPress.run(`
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      deactivate_plugins( 'waybill/waybill.php' );
      uninstall_plugin( 'waybill/waybill.php' );
      echo $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM wp_options WHERE option_name LIKE '%waybill%'" );`);
    expect(left).toBe('0');
  });
});
