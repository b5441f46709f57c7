import type { Writer } from '../texts/format';
import type { InvoiceRow } from './draft';
import type { InvoiceLine } from '../model/invoice-line';

/** Returns the name of an invoice line, the same on the invoice and elsewhere. */
export const lineName = ({ kind, title }: Pick<InvoiceLine, 'kind' | 'title'>, { say, words }: Writer): string =>
  ({
    charge: words(title),
    credit: say('invoice_credit', { name: title }),
    discount: say('invoice_discount', { name: title }),
    balance: say('invoice_balance'),
    carried: say('invoice_carried'),
  })[kind];

type Taxed = Pick<InvoiceRow, 'net' | 'taxRate' | 'taxName' | 'taxCountry' | 'isReverseCharge'>;

/**
 * Returns the label of the tax: name, rate, country, and the taxed amount.
 * @param amount formats the taxed amount: with the symbol alone beside a column of amounts, elsewhere with the currency
 */
export const taxLabel = (
  { net, taxRate, taxName, taxCountry, isReverseCharge }: Taxed,
  { say, percent, country }: Writer,
  amount: Writer['amount'],
): string => {
  if (isReverseCharge) return say('invoice_reverse_charge', { name: taxName, country: country(taxCountry) });
  return taxRate > 0
    ? say('invoice_tax_of', {
        name: taxName,
        percent: percent(taxRate),
        country: country(taxCountry),
        net: amount(net),
      })
    : say('invoice_no_tax');
};
