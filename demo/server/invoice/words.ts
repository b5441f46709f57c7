import type { Writer } from '../texts/format';
import type { InvoiceRow } from './draft';
import type { InvoiceLine } from '../model/invoice-line';

/** Returns the name of an invoice line, the same on the invoice and elsewhere. */
export const lineName = ({ kind, title }: Pick<InvoiceLine, 'kind' | 'title'>, { say }: Writer): string =>
  ({
    charge: title,
    credit: say('invoice_credit', { name: title }),
    discount: say('invoice_discount', { name: title }),
    balance: say('invoice_balance'),
    carried: say('invoice_carried'),
  })[kind];

/**
 * Returns the label of the tax: name, rate, country, and the taxed amount.
 * @param amount formats the taxed amount: with the symbol alone beside a column of amounts, elsewhere with the currency
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
