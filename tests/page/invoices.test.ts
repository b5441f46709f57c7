import { expect, it } from 'vitest';
import { expectClean, openPage } from './kit';

it('the invoice list fits a phone and a wide page, is a table for screen readers, and saves an invoice [INV-02, INV-03]', async () => {
  const page = await openPage({ path: '/account/invoices', as: 'pastdue', viewport: { width: 360, height: 900 } });
  const widget = page.locator('waybill-invoice-list');
  const row = widget.getByRole('row').filter({ hasText: '41 days' });
  await row.waitFor();
  const look = () =>
    widget.evaluate((host) => {
      const { right } = host.getBoundingClientRect();
      const boxes = [...(host.shadowRoot?.querySelectorAll('tbody *') ?? [])].map((box) => box.getBoundingClientRect());
      const heights = new Set(
        [...(host.shadowRoot?.querySelectorAll('thead th') ?? [])].map(({ clientHeight }) => clientHeight),
      );
      return {
        isOver: boxes.some((box) => box.right > right + 1),
        hasHead: ![...heights].every((height) => height <= 1),
      };
    });
  expect(await widget.getByRole('table', { name: 'Invoices' }).count()).toBe(1);
  expect(await row.getByRole('cell').count()).toBe(5);
  expect((await look()).isOver).toBe(false);

  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: /^PDF/ }).press('Enter');
  const name = (await saved).suggestedFilename();
  expect(name).toMatch(/^r4m-invoice-\d{8}\.pdf$/);
  await widget.getByText(`Successfully Downloaded ${name}`).waitFor();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(look).toEqual({ isOver: false, hasHead: true });
  expectClean(page);
});
