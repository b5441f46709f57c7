import { body, headers } from './deviate';
import { deviation, type Deviation } from './deviation';

const LIST = /GET \/account\/\d+\/invoices$/;
const PDF = /GET \/account\/\d+\/invoices\/[^/]+\/pdf/;

/** What goes wrong with what an account was billed. */
export const BILLS: readonly Deviation[] = [
  deviation(
    'an invoice has no number',
    body(LIST, (wire) => Object.assign(wire.data[1] ?? {}, { number: '' })),
    ['invoices.list'],
    '$.data[1].number = ""',
  ),
  deviation(
    'a payment has a marker that nobody knows',
    body(LIST, (wire) => Object.assign(wire.data[0] ?? {}, { payment_status: 12 })),
    ['invoices.list'],
    '$.data[0].payment_status = 12',
  ),
  deviation(
    'the first invoice comes first',
    body(LIST, (wire) => Object.assign(wire, { data: wire.data.toReversed() })),
    ['invoices.order'],
    '$.data[1].issued_at',
  ),
  deviation(
    'the document of an invoice comes as something else',
    headers(PDF, (set) => set.set('Content-Type', 'text/html')),
    ['invoices.pdf'],
    'Content-Type: text/html',
  ),
];
