import { body, headers } from './deviate';
import { deviation, type Deviation } from './deviation';

const LIST = /GET \/account\/\d+\/invoices$/;
const PDF = /GET \/account\/\d+\/invoices\/[^/]+\/pdf/;

/** Deviations in the invoices of an account. */
export const BILLS: readonly Deviation[] = [
  deviation(
    'an invoice has no number',
    body(LIST, (wire) => Object.assign(wire.data[1] ?? {}, { number: '' })),
    ['invoices.list'],
    '$.data[1].number = ""',
  ),
  deviation(
    'a payment status has an unknown code',
    body(LIST, (wire) => Object.assign(wire.data[0] ?? {}, { payment_status: 12 })),
    ['invoices.list'],
    '$.data[0].payment_status = 12',
  ),
  deviation(
    'the tax of an invoice does not come to its amount',
    body(LIST, (wire) => Object.assign(wire.data[0] ?? {}, { subtotal: '10.00', tax: '2.00', amount: '12.01' })),
    ['invoices.tax'],
    '$.data[0].tax = "2.00"',
  ),
  deviation(
    'invoices are sorted oldest first',
    body(LIST, (wire) => Object.assign(wire, { data: wire.data.toReversed() })),
    ['invoices.order'],
    '$.data[1].issued_at',
  ),
  deviation(
    'the document of an invoice is not a PDF',
    headers(PDF, (set) => set.set('Content-Type', 'text/html')),
    ['invoices.pdf'],
    'Content-Type: text/html',
  ),
];
