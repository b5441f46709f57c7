import { describe, expect, it } from 'vitest';
import { readPdf } from '../server/pdf-text';
import { settled } from './acts';
import { expectClean, openPage } from './kit';

interface Printed {
  readonly tag: string;
  readonly path: string;
  readonly as?: string;
  /** The button of the page that is pressed before. */
  readonly press?: string;
  /** A text that is loaded after the widget is ready. */
  readonly late?: string;
  /** Texts that stand on paper, although they are closed on the screen or chosen among others. */
  readonly has: readonly string[];
  readonly lacks?: readonly string[];
  /** The most sheets of A4 that the page may take. */
  readonly sheets: number;
}

const PAGES: readonly Printed[] = [
  {
    tag: 'waybill-pricing-table',
    path: '/pricing',
    has: ['Developer Scale', 'Annual', 'Standard', 'Support Hero Premium'],
    lacks: ['Monthly', 'Commercial', 'Boosters Services'],
    sheets: 9,
  },
  { tag: 'waybill-plan-comparison', path: '/pricing', has: ['Compare packages', 'Named success manager'], sheets: 9 },
  {
    tag: 'waybill-invoice-list',
    path: '/account/invoices',
    as: 'subscriber',
    has: ['10000002', 'Route Optimization', 'Refunded'],
    sheets: 2,
  },
  {
    tag: 'waybill-subscription',
    path: '/account/billing/subscription',
    as: 'subscriber',
    late: '10 vehicles',
    has: ['Next invoice', 'Order Management', 'Part of your plan'],
    sheets: 4,
  },
  {
    tag: 'waybill-billing-form',
    path: '/account/billing/subscription',
    as: 'subscriber',
    has: ['Visa •••• 4242'],
    lacks: ['Amazon Pay'],
    sheets: 4,
  },
  {
    tag: 'waybill-marketplace-grid',
    path: '/platform/marketplace',
    has: ['Holiday Calendar', 'Audit Log'],
    lacks: ['Sort by', 'Featured first'],
    sheets: 12,
  },
  {
    tag: 'waybill-module-details',
    path: '/platform/marketplace/optimization/bolt/route-optimization',
    has: ['Route Optimization', 'What it does'],
    lacks: ['Add to cart'],
    sheets: 3,
  },
  {
    tag: 'waybill-cart',
    path: '/shopping-cart-review',
    as: 'reset',
    has: ['Total', 'Telematics Gateway'],
    lacks: ['Clear cart', 'Remove Telematics'],
    sheets: 3,
  },
  {
    tag: 'waybill-quote-panel',
    path: '/quote',
    press: 'Start with Route Optimization',
    has: ['Total'],
    lacks: ['Share this quote'],
    sheets: 4,
  },
];

/** Removes white space, because lines break differently on paper. */
const without = (text: string): string => text.replace(/\s+/g, '');

/** Returns the rows that no sheet has whole, each line with the sheets that have it. */
const cutRows = (rows: readonly string[][], sheets: readonly string[]): string[][] =>
  rows
    .filter((lines) => !sheets.some((sheet) => lines.every((line) => sheet.includes(without(line)))))
    .map((lines) =>
      lines.map((line) => `${line}: ${sheets.flatMap((sheet, at) => (sheet.includes(without(line)) ? [at + 1] : []))}`),
    );

const isReady = (tag: string): boolean | undefined => document.querySelector(tag)?.matches(':state(ready)');

/** Reads in the page what a widget shows on paper. Rows that are higher than a sheet are left out, as they cannot stay on one. */
function readPaper(host: Element) {
  const root = host.shadowRoot ?? host;
  for (const hidden of root.querySelectorAll('.vh')) hidden.remove();
  const shown = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility() && element.getClientRects().length > 0,
  );
  return {
    rows: shown
      .filter((row) => row.matches('article, tbody tr, li') && row.offsetHeight < 1000)
      .map((row) => row.innerText.split(/\n+/).filter((line) => line.trim())),
    controls: shown
      .filter((one) => one.matches('button:not([part="term"]), select, textarea, [type="checkbox"], .input'))
      .map((control) => control.outerHTML.slice(0, 120)),
    ink: Math.max(
      ...(getComputedStyle(root.querySelector('.wb-root') ?? host).color.match(/[\d.]+/g) ?? [255])
        .map(Number)
        .slice(0, 3),
    ),
  };
}

describe('a page on paper', () => {
  it.each(PAGES)('shows all of $tag in the light, without controls and without cut rows', async (printed) => {
    const { tag, path, as, press, late, has, lacks = [], sheets } = printed;
    const page = await openPage({
      path,
      ...(as ? { as } : {}),
      colorScheme: 'dark',
      viewport: { width: 1280, height: 900 },
    });
    await settled(page);
    await page.waitForFunction(isReady, tag);
    await page.waitForLoadState('networkidle');
    const widget = page.locator(tag).first();
    if (press) {
      await page.getByRole('button', { name: press }).click();
      await widget.getByText('Total').first().waitFor();
    }
    if (late) await widget.getByText(late).waitFor();
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4', printBackground: true })).buffer);
    const text = pages.join(' ');
    for (const each of has) expect(text).toContain(each);
    for (const each of lacks) expect(text).not.toContain(each);
    expect(pages.length).toBeLessThanOrEqual(sheets);

    // As wide as a sheet of A4.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
    const { rows, controls, ink } = await widget.evaluate(readPaper);
    expect(controls).toEqual([]);
    // The text is dark, although the page is dark on the screen.
    expect(ink).toBeLessThan(100);
    expect(cutRows(rows, pages.map(without))).toEqual([]);
    expectClean(page);
  });
});
