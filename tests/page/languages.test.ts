import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cartOf, emptyCartOf, eventually, pick, settled } from './acts';
import { expectClean, openPage } from './kit';

/** Returns the addresses of this site that the page links to, in widgets and around them, without query and hash where `isPath`. */
const links = (page: Page, isPath = true): Promise<string[]> =>
  page.evaluate((withoutQuery) => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    return (
      roots
        .flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')])
        .filter((link) => link.origin === location.origin && !link.getAttribute('href')?.startsWith('#'))
        .filter((link) => !/^\/(dist|assets|pricing\/guide)/.test(link.pathname))
        // The links of the footer to the page in other languages.
        .filter((link) => link.hreflang === '')
        .map((link) => (withoutQuery ? link.pathname : link.pathname + link.search))
    );
  }, isPath);

const path = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

const speaks = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

async function register(page: Page): Promise<void> {
  await page.locator('[name=company]').fill('Fret Express');
  await page.locator('[name=email]').fill(`languages-${Date.now()}@fleet.example`);
  await page.locator('[name=password]').fill('long enough for this');
  await page.locator('[data-register] button').click();
}

describe('a journey in one language', () => {
  it('in French goes from /fr/pricing over registration to the account [I18-07, NAV-01]', async () => {
    const page = await openPage({ path: '/fr/pricing' });
    await settled(page);
    expect((await links(page)).filter((to) => !/^\/fr(\/|$)/.test(to))).toEqual([]);
    await pick(page, 'Planificateur de tournées');
    await eventually(() => path(page)).toBe('/fr/register');
    await settled(page);
    expect(await speaks(page)).toBe('fr');
    expect((await links(page)).filter((to) => !/^\/fr(\/|$)/.test(to))).toEqual([]);
    await register(page);
    await eventually(() => path(page)).toBe('/fr/account/manage-features');
    expect(await speaks(page)).toBe('fr');
    expectClean(page);
  });

  it('in Spanish goes from the marketplace over the trial’s question to the packages [I18-07, TRL-05]', async () => {
    const page = await openPage({ path: '/es/platform/marketplace' });
    await settled(page);
    await page.evaluate(() => window.waybill.trial.start());
    await page.getByRole('dialog').locator('.btn-primary').click();
    await eventually(() => path(page)).toBe('/es/platform/marketplace/pricing');
    expect(await speaks(page)).toBe('es');
    expectClean(page);
  });

  it('in Vietnamese an upgrade on the packages’ page loads that page again [UPG-18, I18-07]', async () => {
    const page = await openPage({
      path: '/vi/account/manage-features',
      as: 'trial',
      before: (fresh) => emptyCartOf(fresh, 'trial'),
    });
    await settled(page);
    await page.locator('waybill-subscription').locator('.btn-primary').first().click();
    const dialog = page.getByRole('dialog');
    const moves: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && moves.push(path(page)));
    await eventually(async () => {
      const button = dialog.locator('.btn-primary').first();
      if (moves.length === 0 && (await button.isVisible()) && (await button.isEnabled()))
        await button.click().catch(() => undefined);
      return moves[0];
    }).toMatch(/^\/vi\/account\/manage-features/);
  });

  it.each([
    ['ru', 'Планировщик маршрутов'],
    ['pt', 'Planejador de rotas'],
  ])('with ?lang=%s keeps it at every link and move', async (code, plan) => {
    const page = await openPage({ path: `/pricing?lang=${code}` });
    await settled(page);
    expect(await speaks(page)).toBe(code);
    expect((await links(page, false)).filter((to) => !to.includes(`lang=${code}`))).toEqual([]);
    await pick(page, plan);
    await eventually(() => path(page)).toBe(`/register?lang=${code}`);
    await settled(page);
    expect(await speaks(page)).toBe(code);
    expect(await cartOf(page).getAttribute('lang')).toBe(code);
    await register(page);
    await eventually(() => path(page)).toBe(`/account/manage-features?lang=${code}`);
    expect(await speaks(page)).toBe(code);
    expectClean(page);
  });

  it.each([
    ['/pt/pricing', '/pricing?lang=pt'],
    ['/ru/account/invoices?as=visitor', '/account/invoices?lang=ru'],
    ['/en/pricing', '/pricing'],
    ['/en//elsewhere.example/x', '/elsewhere.example/x'],
  ])('accepts %s and takes the prefix off [I18-07]', async (from, to) => {
    const page = await openPage({ path: from });
    expect(path(page)).toBe(to);
  });
});
