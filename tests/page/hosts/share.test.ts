import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf, cartOf, eventually, hear, settled } from '../acts';
import { expectClean, openPage } from '../kit';

const widthOf = (page: Page, tag = 'waybill-share-quote') =>
  page.locator(`${tag} dialog`).evaluate((dialog) => dialog.getBoundingClientRect().width);

describe('sharing a quote', () => {
  it('works by keyboard alone, from the cart’s button to the success dialog [QUO-09, LAY-09, LAY-11, LAY-13]', async () => {
    const sent: unknown[] = [];
    let heard: Awaited<ReturnType<typeof hear>> = [];
    const page = await openPage({
      path: '/platform/marketplace',
      before: async (fresh) => {
        heard = await hear(fresh);
        // The test answers the call itself, because the mail is tested with the backend.
        await fresh.route('**/cart/share', (route) => {
          sent.push(route.request().postDataJSON());
          return route.fulfill({ json: { status: 200, message: 'ok' } });
        });
      },
    });
    const calls = callsOf(page);
    await settled(page);
    await page.getByRole('button', { name: 'Add Vehicle Profiles' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    await settled(page);

    const open = cartOf(page).getByRole('button', { name: 'Share this quote' });
    await open.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Share this quote' });
    await eventually(() => form.isVisible()).toBe(true);
    expect(await widthOf(page)).toBe(750);
    const addresses = form.getByLabel('E-mail addresses');
    await eventually(() => addresses.evaluate((field) => field.matches(':focus'))).toBe(true);

    await page.keyboard.type('ann@x.com bob@x.com,cid@x.com ');
    await eventually(() => form.getByRole('listitem').count()).toBe(3);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await eventually(() => form.getByRole('listitem').allInnerTexts()).toEqual(['ann@x.com', 'cid@x.com']);
    await page.keyboard.press('ArrowRight');

    const box = page.locator('waybill-share-quote .tag-box');
    await addresses.fill(Array.from({ length: 40 }, (_, at) => `person-number-${at}@example.com `).join(''));
    await eventually(() => form.getByRole('listitem').count()).toBe(42);
    expect(await box.evaluate((element) => element.getBoundingClientRect().height)).toBe(130);
    // A long list of tags scrolls above the field to its last tag.
    const below = await box.getByRole('list').evaluate((list) => {
      const { scrollHeight, scrollTop, clientHeight } = list;
      return { hidden: scrollHeight - clientHeight, rest: Math.round(scrollHeight - scrollTop - clientHeight) };
    });
    expect(below).toEqual({ hidden: expect.toSatisfy((px: number) => px > 200), rest: 0 });

    // The typed address is visible in the field.
    const shown = await addresses.evaluate((field) => {
      const [inner, outer] = [field.getBoundingClientRect(), field.parentElement?.getBoundingClientRect()];
      return inner.bottom <= (outer?.bottom ?? 0);
    });
    expect(shown).toBe(true);

    // The input outlives the dialog, and the focus is restored.
    await page.keyboard.press('Escape');
    await eventually(() => form.isVisible()).toBe(false);
    expect(await open.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Enter');
    await eventually(() => form.getByRole('listitem').count()).toBe(42);
    expect(await widthOf(page)).toBe(328);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await form.getByRole('button', { name: 'Share with 42 people' }).focus();
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Done' });
    await eventually(() => done.innerText()).toContain('Quote successfully shared.');
    expect(await widthOf(page, 'waybill-dialogs')).toBe(500);
    await page.keyboard.press('Enter');
    await eventually(() => done.isVisible()).toBe(false);
    expect(await open.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(sent).toMatchObject([{ comments: 'Hello', cart: { modules: [{ bundled: 0 }] } }]);
    expect(calls.filter((call) => call === 'POST /cart/share')).toHaveLength(1);
    expect(heard.filter(({ name }) => name === 'quote-share')).toEqual([
      { name: 'quote-share', detail: { recipients: 42 } },
    ]);

    // The marketplace's dialog is 550 px wide, a question 520.
    await page.evaluate(() => document.querySelector('waybill-share-quote')?.setAttribute('surface', 'marketplace'));
    await page.evaluate(() => Reflect.get(window, 'waybill').quote.open());
    await eventually(() => form.isVisible()).toBe(true);
    expect(await widthOf(page)).toBe(550);
    await page.keyboard.press('Escape');
    await page.evaluate(() => void Reflect.get(window, 'waybill').cart.clear());
    await eventually(() => page.getByRole('dialog', { name: 'Clear your cart?' }).isVisible()).toBe(true);
    expect(await widthOf(page, 'waybill-dialogs')).toBe(520);
    expectClean(page);
  });
});
