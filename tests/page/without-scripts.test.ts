import { describe, expect, it } from 'vitest';
import { openPage, underStrictPolicy } from './kit';

underStrictPolicy();

describe('pages without scripts', () => {
  it('show what the page wrote, with links, instead of buttons that do nothing', async () => {
    const page = await openPage({ path: '/pricing', isServed: true, hasScripts: false });
    await page.locator('waybill-pricing-table table.prices').first().waitFor();
    expect(await page.locator('waybill-pricing-table [data-served]').isVisible()).toBe(false);
    expect(await page.locator('waybill-guide-form [data-served]').isVisible()).toBe(false);
  });
});
