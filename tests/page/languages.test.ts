import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf, cartOf, eventually, pick, settled } from './acts';
import { expectClean, openPage } from './kit';
import { openToOrder, resetOrders } from './orders';

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
    const page = await openToOrder('/vi/account/manage-features', 'subscriber');
    await settled(page);
    const calls = callsOf(page);
    const again = page.waitForEvent('load', { timeout: 60_000 });
    await page
      .locator('waybill-subscription')
      .getByRole('button', { name: /^Nâng cấp/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').last().check({ force: true });
    const next = dialog.locator('.btn-primary').first();
    // A press right after a step has appeared counts as a double press, so each is pressed until it leads on.
    await eventually(async () => {
      const isOrdered = calls.some((call) => /^POST .*\/subscription\/change/.test(call));
      if (!isOrdered && (await next.isVisible()) && (await next.isEnabled()))
        await next.click({ timeout: 2000 }).catch(() => undefined);
      return isOrdered;
    }).toBe(true);
    await again;
    expect(calls).toContain('GET /vi/account/manage-features');
    await settled(page);
    expect([path(page), await speaks(page)]).toEqual(['/vi/account/manage-features', 'vi']);
    await resetOrders(page);
    expectClean(page);
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
