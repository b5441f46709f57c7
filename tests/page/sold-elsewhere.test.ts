import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './base';
import { addByButton, cartOf, emptyCartOf, eventually, serverCart, settled } from './acts';
import { expectClean, openPage, underStrictPolicy } from './kit';

underStrictPolicy();

const urlOf = (path: string): string => new URL(path, baseUrl()).href;

/** An add-on that an external site sells, and its site; and one that is sold here. */
const LEASE = { id: 157, name: 'Tracker Lease', host: 'telematics.example.com' };
const ZONES = { id: 142, name: 'Avoidance Zones' };

/** Opens the marketplace as a visitor whose cart, stored before, holds an add-on that is sold elsewhere by now. */
async function visitorOfBefore(): Promise<Page> {
  const page = await openPage({ path: '/platform/marketplace' });
  await emptyCartOf(page, 'member');
  await page.goto(urlOf('/platform/marketplace?as=visitor'));
  await settled(page);
  await addByButton(page, ZONES.name);
  await page.getByRole('button', { name: 'Add 2 modules' }).click();
  await eventually(() => page.evaluate(() => localStorage.getItem('waybill.temporary_cart') ?? '')).toContain(
    `"${ZONES.id}"`,
  );
  await page.evaluate((id) => {
    const stored = JSON.parse(localStorage.getItem('waybill.temporary_cart') ?? '{}');
    stored.data.add_ons[id] = 0;
    localStorage.setItem('waybill.temporary_cart', JSON.stringify(stored));
    // The merge then builds the cart from the ids, as for a cart of before.
    localStorage.removeItem('waybill.cart');
  }, LEASE.id);
  return page;
}

describe('a visitor’s cart of before an add-on was sold elsewhere', () => {
  it('is merged at sign-in without that add-on, says so with the link to its site, and can be reviewed [MKT-15, CRT-65]', async () => {
    const page = await visitorOfBefore();
    await page.goto(urlOf('/platform/marketplace?as=member'));
    const dialog = page.getByRole('dialog', { name: 'Some of what you picked isn’t sold here' });
    await dialog.getByText(`Sold on another site and not added to your cart: ${LEASE.name} (${LEASE.host}).`).waitFor();
    expect(await dialog.getByRole('link').getAttribute('href')).toBe(`https://${LEASE.host}/`);
    const { modules } = await serverCart(page);
    expect(modules).toContain(ZONES.id);
    expect(modules).not.toContain(LEASE.id);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await cartOf(page).getByText(ZONES.name).first().waitFor();
    await page.reload();
    await settled(page);
    await cartOf(page).getByText(ZONES.name).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await emptyCartOf(page, 'member');
    expectClean(page);
  });
});
