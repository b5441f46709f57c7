import { useState, type ReactNode } from 'react';
import { currencyOf } from '../domain/money/currency';
import { openOf } from '../domain/invoice/open';
import { useInvoices } from '../hooks/use-invoices';
import { useMoney } from '../hooks/use-money';
import { PayInvoice } from './pay-invoice';

/** The newest invoices of all years; a payment that has failed or is due concerns one of them. */
const NEWEST = { year: null, page: 1 } as const;

interface PayOpenProps {
  /** The other ways to pay: beside the button, or alone while no open invoice is known. */
  readonly children: ReactNode;
}

/** Renders the button that pays the oldest open invoice, for a notice about a payment that names no invoice. [PAY-12 … PAY-20] */
export function PayOpen({ children }: PayOpenProps) {
  const { shown } = useInvoices(NEWEST);
  const money = useMoney(currencyOf(shown?.currency));
  const due = openOf(shown?.invoices ?? []).open.at(-1);
  // What has been paid stays until another one is due, so that the sentence that says so does.
  const [last, setLast] = useState(due);
  if (due && due !== last) setLast(due);
  const invoice = due ?? last;
  if (!invoice) return children;
  const amount = invoice.total === null ? '' : money(invoice.total, 'sum').text;
  return (
    <PayInvoice key={invoice.number} number={invoice.number} amount={amount} isDue={due !== undefined}>
      {children}
    </PayInvoice>
  );
}
