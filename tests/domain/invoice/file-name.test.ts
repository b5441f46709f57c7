import { expect, it } from 'vitest';
import { invoiceFile } from '../../../src/domain/invoice/file-name';

it.each([
  ['123', undefined, 'r4m-invoice-123.pdf'],
  ['123', null, 'r4m-invoice-123.pdf'],
  ['123', '', '123.pdf'],
  ['123', 'Milepost ', 'Milepost 123.pdf'],
  ['A/2026:1', undefined, 'r4m-invoice-A-2026-1.pdf'],
  ['Счёт-7', undefined, 'r4m-invoice-Счёт-7.pdf'],
])('the file of invoice %s is named with the prefix %s and without path separators [INV-02]', (number, prefix, file) =>
  expect(invoiceFile(number, prefix)).toBe(file),
);
