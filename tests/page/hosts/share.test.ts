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
      // From 1550 px the cart stands beside the marketplace.
      viewport: { width: 1600, height: 900 },
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
    // The marketplace's dialog is 550 px wide, that of the pricing page 750; a question 520.
    expect(await widthOf(page)).toBe(550);
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector('waybill-share-quote')?.setAttribute('surface', 'pricing'));
    await page.keyboard.press('Enter');
    await eventually(() => form.isVisible()).toBe(true);
    expect(await widthOf(page)).toBe(750);
    const addresses = form.getByLabel('Email addresses');
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
    await page.keyboard.press('Enter');
    await eventually(() => form.getByRole('listitem').count()).toBe(42);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widthOf(page)).toBe(328);
    await page.setViewportSize({ width: 1600, height: 900 });
    // On the narrow page the cart was a bar, so its button is another one now.
    await page.keyboard.press('Escape');
    await open.focus();
    await page.keyboard.press('Enter');
    await eventually(() => form.getByRole('listitem').count()).toBe(42);

    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await form.getByRole('button', { name: 'Share with 42 people' }).focus();
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Done' });
    await eventually(() => done.innerText()).toContain('Quote successfully shared.');
    expect(await widthOf(page, 'waybill-dialogs')).toBe(500);
    // The focus is on the title, so that a late Enter closes nothing.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => done.isVisible()).toBe(false);
    expect(await open.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(sent).toMatchObject([{ comments: 'Hello', name: 'Ada', cart: { modules: [{ bundled: 0 }] } }]);
    expect(calls.filter((call) => call === 'POST /cart/share')).toHaveLength(1);
    expect(heard.filter(({ name }) => name === 'quote-share')).toEqual([
      { name: 'quote-share', detail: { recipients: 42 } },
    ]);

    await page.evaluate(() => void Reflect.get(window, 'waybill').cart.clear());
    await eventually(() => page.getByRole('dialog', { name: 'Clear your cart?' }).isVisible()).toBe(true);
    expect(await widthOf(page, 'waybill-dialogs')).toBe(520);
    expectClean(page);
  });

  it('names a wrong address, leads to it by keyboard, and shows the link of what was sent', async () => {
    const page = await openPage({
      path: '/quote',
      viewport: { width: 1280, height: 900 },
      before: (fresh) =>
        fresh.route('**/cart/share', (route) =>
          route.fulfill({ json: { status: 200, result: { url: '/cart/share/view?type=quote&id=1' } } }),
        ),
    });
    await settled(page);
    const hint = page.getByText('Not sure where to start?');
    await page.getByRole('button', { name: 'Start with Route Optimization' }).click();
    await page.getByRole('button', { name: 'Share this quote' }).click();
    await eventually(() => hint.isVisible()).toBe(false);
    const form = page.locator('waybill-quote-panel form');
    const addresses = form.getByLabel('Email addresses');
    await eventually(() => addresses.evaluate((field) => field.matches(':focus'))).toBe(true);

    await page.keyboard.press('Tab');
    await page.keyboard.type('For the board');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('bad@ ann@x.com ');
    const share = form.getByRole('button', { name: /^Share/ });
    await share.focus();
    await page.keyboard.press('Enter');
    await eventually(() => form.getByRole('alert').innerText()).toContain(
      'Input contains invalid email(s). Check bad@',
    );
    expect(await addresses.evaluate((field) => field.matches(':focus'))).toBe(true);
    // The arrows lead from the field over the last address to the wrong one, as the hint says.
    const wrong = form.getByRole('button', { name: 'bad@, not valid, edit' });
    for (let steps = 0; steps < 5 && !(await wrong.evaluate((button) => button.matches(':focus'))); steps += 1)
      await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await eventually(() => addresses.inputValue()).toBe('bad@');
    await page.keyboard.type('y.com ');
    await eventually(() => form.getByRole('alert').count()).toBe(0);
    await form.getByRole('button', { name: 'Share with 2 people' }).focus();
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Done' });
    await eventually(() => done.innerText()).toContain('Quote successfully shared.');
    expect(await done.getByRole('link').getAttribute('href')).toContain('/cart/share/view?type=quote&id=1');
    expectClean(page);
  });

  it('prints what is quoted, and nothing to press', async () => {
    const page = await openPage({ path: '/quote', colorScheme: 'dark', viewport: { width: 1280, height: 900 } });
    await settled(page);
    await page.getByRole('button', { name: 'Start with Route Optimization' }).click();
    const panel = page.locator('waybill-quote-panel .wb-root');
    await eventually(() => panel.innerText()).toContain('Support level');
    await page.emulateMedia({ media: 'print' });
    expect(await panel.innerText()).toContain('Fleet size');
    expect(await panel.innerText()).toContain('Essential');
    expect(await panel.innerText()).not.toContain('Support Hero Premium');
    expect(await panel.getByRole('button').count()).toBe(0);
    expect(await page.locator('.demo-bar').isVisible()).toBe(false);
    expect(await panel.evaluate((root) => getComputedStyle(root).colorScheme)).toBe('light');
  });
});
