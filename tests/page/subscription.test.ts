import { expect, it } from 'vitest';
import { expectClean, openPage } from './kit';

const TAG = 'waybill-subscription';

it('the subscription fits a column of 328 px and a wide one, and unfolds the package’s modules by keyboard', async () => {
  const page = await openPage({
    path: '/account/manage-features',
    as: 'pastdue',
    viewport: { width: 360, height: 900 },
  });
  const widget = page.locator(TAG);
  await widget.getByRole('heading', { name: 'Route Optimization' }).waitFor();
  const spans = () =>
    widget.evaluate((host) => {
      const boxes = (selector: string) =>
        [...(host.shadowRoot?.querySelectorAll(selector) ?? [])].map((box) => box.getBoundingClientRect());
      const [plan, facts] = [boxes('.sub-main')[0], boxes('.sub-facts')[0]];
      const { right } = host.getBoundingClientRect();
      return {
        // What is left of a window in which a scroll bar may take some.
        beside: document.documentElement.clientWidth - Math.round(host.getBoundingClientRect().width),
        isBeside: (facts?.left ?? 0) > (plan?.right ?? 0),
        isOver: boxes('*').some((box) => box.right > right + 1 && box.width > 1),
      };
    });
  expect(await spans()).toEqual({ beside: 32, isBeside: false, isOver: false });
  const row = widget.getByRole('listitem').filter({ hasText: 'API Access' });
  expect(await row.textContent()).toContain('$39');

  await widget.locator('summary', { hasText: '11 modules are part of your package' }).press('Enter');
  await widget.getByText('Routing Manage').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(spans).toMatchObject({ isBeside: true, isOver: false });
  expectClean(page);
});

it.each([1440, 768])(
  'a notice with three ways to act keeps lines of several words in a window of %i px',
  async (width) => {
    const page = await openPage({ path: '/account/manage-features', as: 'declined', viewport: { width, height: 900 } });
    const widget = page.locator('waybill-subscription');
    await widget
      .getByRole('button', { name: /^Pay \$/ })
      .first()
      .waitFor();
    const text = widget.locator('.banner-text').first();
    const { lines, inside } = await text.evaluate((box) => {
      const line = Number.parseFloat(getComputedStyle(box).lineHeight);
      return { lines: box.getBoundingClientRect().height / line, inside: box.scrollWidth <= box.clientWidth };
    });
    expect(inside).toBe(true);
    expect(lines).toBeLessThan(6);
  },
);
