import { describe, expect, it } from 'vitest';
import { cardOf, cartOf, eventually, settled } from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

describe('the strict policy', () => {
  it('is set on every page of the demo', async () => {
    const page = await openPage({ path: '/' });
    for (const path of ['/pricing', '/quote', '/register', '/account/billing/subscription', '/account/invoices']) {
      const answer = await page.goto(new URL(path, page.url()).href);
      expect([path, answer?.headers()['content-security-policy']]).toEqual([
        path,
        expect.stringMatching(
          /^default-src 'none'; script-src 'nonce-\w+';.* trusted-types waybill; frame-ancestors 'self'$/,
        ),
      ]);
    }
    expectClean(page);
  });

  it('allows a visitor to go from the prices to the cart, share it, and quote it', async () => {
    const page = await openPage({ path: '/platform/marketplace/pricing' });
    await settled(page);
    await cardOf(page, 'Route Optimization').waitFor();
    await page.goto(new URL('/platform/marketplace', page.url()).href);
    await settled(page);
    await page.getByRole('button', { name: 'Add Vehicle Profiles' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    await settled(page);
    await cartOf(page).getByRole('button', { name: 'Share this quote' }).click();
    const form = page.getByRole('dialog', { name: 'Share this quote' });
    await form.getByLabel('Email addresses').fill('ann@example.com ');
    await form.getByRole('button', { name: /^Share with/ }).click();
    const done = page.getByRole('dialog', { name: 'Done' });
    await eventually(() => done.innerText()).toContain('Quote successfully shared.');
    await page.keyboard.press('Escape');
    await done.waitFor({ state: 'hidden' });
    await page.goto(new URL('/quote', page.url()).href);
    await page.waitForFunction(() => document.querySelector('waybill-quote-panel')?.matches(':state(ready)'));
  });
});
