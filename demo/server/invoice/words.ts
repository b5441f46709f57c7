import type { Writer } from '../texts/format';
import type { InvoiceRow } from './draft';
import type { InvoiceLine } from '../model/invoice-line';

/** What a line of an invoice is called, on the invoice itself and wherever it is told of. */
export const lineName = ({ kind, title }: Pick<InvoiceLine, 'kind' | 'title'>, { say }: Writer): string =>
  ({
    charge: title,
    credit: say('invoice_credit', { name: title }),
    discount: say('invoice_discount', { name: title }),
    balance: say('invoice_balance'),
    carried: say('invoice_carried'),
  })[kind];

/**
 * What its tax is called: name, rate, country, and the sum that it is taken of.
 * @param amount how that sum is written: beside a column of amounts with its sign alone, elsewhere with its currency
 */
export const taxLabel = (
  { net, taxRate, taxName, taxCountry }: Pick<InvoiceRow, 'net' | 'taxRate' | 'taxName' | 'taxCountry'>,
  { say, percent, country }: Writer,
  amount: Writer['amount'],
): string =>
  taxRate > 0
    ? say('invoice_tax_of', {
        name: taxName,
        percent: percent(taxRate),
        country: country(taxCountry),
        net: amount(net),
      })
    : say('invoice_no_tax');
