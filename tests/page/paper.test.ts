import { describe, expect, it } from 'vitest';
import { readPdf } from '../server/pdf-text';
import { settled } from './acts';
import { openPage } from './kit';

describe('paper of any browser', () => {
  it.each([
    { path: '/account/invoices', as: 'subscriber', has: ['10000002', 'Route Optimization', 'Refunded'] },
    { path: '/shopping-cart-review', as: 'reset', has: ['Telematics Gateway', 'Total'] },
    { path: '/pricing', as: 'visitor', has: ['Route Planner', 'Developer Scale'] },
    { path: '/platform/marketplace', as: 'visitor', has: ['Curbside Pickup'], sheets: 12 },
    { path: '/account/billing/subscription', as: 'subscriber', has: ['Next invoice', 'Order Management'] },
  ])('has all of $path, on as many sheets as it takes', async ({ path, as, has, sheets = 11 }) => {
    const page = await openPage({ path, as, viewport: { width: 1280, height: 900 } });
    await settled(page);
    await page.waitForLoadState('networkidle');
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ format: 'A4' })).buffer);
    const text = pages.join(' ');
    expect(has.filter((each) => !text.includes(each))).toEqual([]);
    expect(pages.length).toBeLessThanOrEqual(sheets);
  });
});
