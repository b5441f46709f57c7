import { arrayBuffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { plain, readPdf } from '../../server/pdf-text';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const TAG = 'waybill-invoice-list';

it('the invoice list saves the document with the listed total [INV-01, INV-02, INV-03, API-47]', async () => {
  const page = await openPage({ path: '/account/invoices', as: 'wired' });
  const widget = page.locator(TAG);
  const row = widget.getByRole('row').nth(1);
  await row.getByRole('button').waitFor();
  const amount = /£([\d,.]+)/.exec((await row.textContent()) ?? '')?.[1] ?? 'no amount';
  const saving = page.waitForEvent('download');
  await row.getByRole('button').click();
  const saved = await saving;
  const { text, magic } = await readPdf(await arrayBuffer(await saved.createReadStream()));
  expect(magic).toBe('%PDF-');
  expect(plain(text)).toContain(`Total GBP ${amount}`);
  await widget.getByText(`Successfully Downloaded ${saved.suggestedFilename()}`).waitFor();
  expectClean(page);
});

it('the invoice list returns to the same page after the session has expired [ERR-06]', async () => {
  const page = await openPage({ path: '/account/invoices', as: 'pending' });
  const widget = page.locator(TAG);
  await widget.getByRole('button', { name: 'Older' }).click();
  await widget.getByText('Page 2 of 4').waitFor();
  await page.route('**/pdf', (route) => route.fulfill({ status: 401, json: { status: 401 } }));
  await widget.getByRole('button', { name: /^PDF/ }).first().click();
  await page.getByText('Unauthorized request. Please refresh and try again.').waitFor();
  await page.unroute('**/pdf');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForEvent('load');
  await widget.getByText('Page 2 of 4').waitFor();
  const saving = page.waitForEvent('download');
  await widget.getByRole('button', { name: /^PDF/ }).first().click();
  expect((await saving).suggestedFilename()).toMatch(/^r4m-invoice-\d{8}\.pdf$/);
});

it('the invoice list refuses a file that is no PDF, with a message', async () => {
  const page = await openPage({ path: '/account/invoices', as: 'pastdue' });
  await page.route('**/pdf', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  );
  const widget = page.locator(TAG);
  await widget.getByRole('button', { name: /^PDF/ }).first().click();
  await widget.getByText('The file we received isn’t a PDF, so it wasn’t saved.').waitFor();
  expect(await widget.getByRole('alert').count()).toBe(1);
});

it('the subscription shows open payments, and leads to where they are paid [PAY-15, PAY-18]', async () => {
  const page = await openPage({ path: '/account/manage-features', as: 'pastdue' });
  const widget = page.locator('waybill-subscription');
  await widget.getByText(/^Invoice \d{8} is past due: \$105\.14$/).waitFor();
  // The invoice is paid here with the stored method, which can be changed in the billing form.
  await widget.getByRole('button', { name: /^Pay \$105\.14 with .+ for invoice \d{8}$/ }).waitFor();
  await widget.getByRole('link', { name: 'Update payment method' }).first().click();
  await page.waitForURL('**/account/billing/subscription#billing-details');
  expectClean(page);
});
