import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.restoreAllMocks());

const page = async () => ({
  ...(await import('../../src/contract/catalogue')),
  ...(await import('../../src/contract/invoice')),
});
const MODULE = { id: 11, title: 'Depot', is_module: 1, price: '10.00' };

it('the console is warned once per list of records that could not be read, and the others are shown', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const { readCatalogue, readInvoices } = await page();
  for (let time = 0; time < 2; time += 1) {
    expect(readCatalogue({ currency: 'USD', data: [MODULE, { ...MODULE, id: 'none' }] })?.modules).toHaveLength(1);
    expect(readInvoices({ data: [{ number: '1', issued_at: '2026-11-20' }, { title: 'x' }] })?.invoices).toHaveLength(
      1,
    );
  }
  expect(warning.mock.calls).toEqual([
    ['waybill: 1 of 2 modules could not be read and are left out'],
    ['waybill: 1 of 2 invoices could not be read and are left out'],
  ]);
});

it('the console gets no warning if every record of a list could be read', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const { readCatalogue } = await page();
  readCatalogue({ currency: 'USD', data: [MODULE] });
  expect(warning).not.toHaveBeenCalled();
});
