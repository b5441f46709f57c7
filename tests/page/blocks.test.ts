import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from './acts';
import { expectClean, openPage } from './kit';

const itemOf = (page: Page, question: string) => page.locator('waybill-faq > details', { hasText: question });
const isOpen = (page: Page, question: string) => () =>
  itemOf(page, question).evaluate((item) => (item as HTMLDetailsElement).open);
const formOf = (page: Page, at: number) => page.locator('waybill-guide-form').nth(at);

describe('the blocks below the packages', () => {
  it('answer questions, mail a guide and open the chat, by keyboard alone [PRC-13, PRC-14, PRC-15]', async () => {
    // The window is narrow enough for the cart to be a drawer.
    const page = await openPage({ path: '/pricing#unused-stops', viewport: { width: 1280, height: 900 } });

    // The question of the hash is open and in view; the one that the page had opened is closed.
    await eventually(isOpen(page, 'unused optimized stops')).toBe(true);
    await eventually(isOpen(page, 'switch between monthly')).toBe(false);
    const summary = itemOf(page, 'remove one add-on').locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await eventually(isOpen(page, 'remove one add-on')).toBe(true);
    await eventually(isOpen(page, 'unused optimized stops')).toBe(false);
    const look = await summary.evaluate((one) => ({
      display: getComputedStyle(one).display,
      line: getComputedStyle(one.closest('details') as Element).borderBlockEndWidth,
    }));
    expect(look).toMatchObject({ display: 'flex', line: '1px' });
    await eventually(() => page.locator('script[data-waybill-faq]').textContent()).toMatch(/^.{200}/);

    // The page has two forms, each with a text of its own.
    await page.evaluate(() => {
      const second = document.createElement('waybill-guide-form');
      second.setAttribute('guide', 'fleet');
      document.querySelector('waybill-guide-form')?.after(second);
    });
    const first = formOf(page, 0).getByLabel('Work email');
    await formOf(page, 1).getByLabel('Work email').pressSequentially('kim@milepost');
    await first.focus();
    await page.keyboard.type('maria@milepost.example');
    await page.keyboard.press('Enter');
    const link = formOf(page, 0).getByRole('link', { name: 'Open the guide (PDF)' });
    const guide = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(guide.headers()['content-type']).toBe('application/pdf');
    expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-');
    // The focus is on the message with the outcome.
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toContain(
      'Your guide is on its way',
    );
    await formOf(page, 1).getByLabel('Work email').press('Enter');
    await eventually(() => formOf(page, 1).locator('[part="field-error"]').innerText()).toContain(
      'a complete email address',
    );

    // The page configures a chat.
    await page.evaluate(() => {
      Reflect.get(window, 'waybill').configure({ chat: () => void (document.title = 'chatting') });
    });
    const chat = page.locator('waybill-chat-button').getByRole('button', { name: 'Chat with sales' });
    await chat.focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.title()).toBe('chatting');

    // A floating chat button does not overlap the bar of a filled cart.
    await page.evaluate(() => {
      Reflect.get(window, 'waybill').cart.add('package/35');
      const floating = document.createElement('waybill-chat-button');
      floating.setAttribute('floating', '');
      document.body.append(floating);
    });
    const bar = await page.locator('waybill-cart').locator('[part="drawer-bar"]').boundingBox();
    const button = await page.locator('waybill-chat-button[floating]').getByRole('button').boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expectClean(page);
  });

  it('describe the questions under a strict policy with trusted types too', async () => {
    const page = await openPage({ path: '/test/blank?csp=strict' });
    await page.evaluate(() => {
      const faq = document.createElement('waybill-faq');
      faq.setAttribute('schema', '');
      const item = document.createElement('details');
      const summary = document.createElement('summary');
      summary.textContent = 'Is it safe?';
      item.append(summary, 'Yes.');
      faq.append(item);
      document.body.append(faq);
    });
    const written = () => page.locator('script[type="application/ld+json"]').textContent();
    await eventually(written).toContain('Is it safe?');
    expectClean(page);
  });
});
