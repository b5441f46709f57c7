import { useLayoutEffect } from 'react';
import type { StoredPayment } from '../domain/billing/info';
import { useElement } from '../element/context';
import { addSheets } from '../element/sheets';
import { PaymentMark, paymentMarkCss, type MarkName } from '../ui/payment-mark';

/** Returns the mark of a stored payment method; a card of an unknown type has that of a bank. */
export const markOf = (payment: StoredPayment): MarkName => {
  if (payment.method !== 'credit_card') return payment.method;
  return payment.cardType || 'ach';
};

/** Draws the brand mark of a stored payment method, whose name is written beside it. It brings its sheet along. */
export function MethodMark({ payment }: { readonly payment: StoredPayment }) {
  const { host } = useElement();
  useLayoutEffect(() => {
    if (host.shadowRoot) addSheets(host.shadowRoot, [paymentMarkCss]);
  }, [host]);
  return <PaymentMark of={markOf(payment)} />;
}
