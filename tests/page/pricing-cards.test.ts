import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cardOf, eventually, settled } from './acts';
import { expectClean, openPage } from './kit';

/** Returns the words that stand on two lines, and the words instead of prices that leave their card. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const tag of ['waybill-pricing-table', 'waybill-plan-comparison']) {
      const root = document.querySelector(tag)?.shadowRoot;
      for (const element of root?.querySelectorAll('.price-word, .card-action .btn, .tab, .segmented label') ?? []) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('.vh')) continue;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^ ]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
          }
        }
        const around = element.closest('.card, th');
        const isOutside = around && element.getBoundingClientRect().right > around.getBoundingClientRect().right;
        if (isOutside) found.push(`${element.textContent} leaves its card`);
      }
    }
    return found;
  });

/** Returns how many cards of the first category stand in each row. */
const cardsPerRow = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const cards = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelector('.cards')?.children ?? [];
    const tops = [...cards].map((card) => Math.round(card.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });

describe('the package cards', () => {
  it.each(['en', 'es', 'fr', 'pt', 'vi', 'ru'])(
    'never break a word, nor part a number from its word, in %s',
    async (lang) => {
      const page = await openPage({ path: `/pricing?lang=${lang}`, viewport: { width: 1440, height: 900 } });
      await settled(page);
      for (const width of [1440, 1024, 768, 709, 480, 360, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => brokenWords(page)).toEqual([]);
      }
      expectClean(page);
    },
  );

  it('stand three in a row, else each is a row of its own, so that no half row is empty', async () => {
    const page = await openPage({ path: '/pricing', viewport: { width: 1440, height: 900 } });
    await settled(page);
    await eventually(() => cardsPerRow(page)).toEqual([3]);
    for (const width of [768, 709, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => cardsPerRow(page)).toEqual([1, 1, 1]);
    }
    expectClean(page);
  });

  it('begin their contents on one line, whatever options one of them has', async () => {
    const page = await openPage({ path: '/pricing', viewport: { width: 1440, height: 900 } });
    await settled(page);
    const tops = await page.evaluate(() => {
      const cards = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelector('.cards');
      return [...(cards?.querySelectorAll('.ticks') ?? [])].map((list) => Math.round(list.getBoundingClientRect().top));
    });
    expect(new Set(tops).size).toBe(1);
    expect(await cardOf(page, 'Route Optimization').locator('select').count()).toBe(1);
  });

  it('explain a feature by hover, by focus and by tap, and lead to the comparison of their category', async () => {
    const page = await openPage({ path: '/pricing', viewport: { width: 1440, height: 900 } });
    await settled(page);
    const card = cardOf(page, 'Route Optimization');
    const term = card.getByRole('button', { name: 'Live traffic re-routing' });
    const note = page.getByText('Routes under way change when traffic would make a stop late.').first();
    await term.hover();
    await eventually(() => note.isVisible()).toBe(true);
    // The pointer can move onto the explanation.
    await note.hover();
    expect(await note.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => note.isVisible()).toBe(false);
    await page.mouse.move(5, 5);
    await card.getByRole('button', { name: 'Vehicle capacity and load' }).focus();
    await page.keyboard.press('Tab');
    await eventually(() => note.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await eventually(() => note.isVisible()).toBe(false);

    const comparison = page.locator('waybill-plan-comparison');
    await page.getByRole('button', { name: 'Compare all features Scheduled & Recurring Routing' }).press('Enter');
    await eventually(() => comparison.getByRole('combobox').first().inputValue()).toBe('scheduled-recurring-routing');
    const isFocused = () =>
      comparison.evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('aria-label') ?? null);
    await eventually(isFocused).toBe('Compare');
    await eventually(() =>
      comparison.getByRole('table').evaluate((table) => table.getBoundingClientRect().top),
    ).toBeLessThan(500);
    expectClean(page);
  });
});
