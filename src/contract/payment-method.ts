import * as z from 'zod/mini';
import { methodNumber, PaymentMethod } from '../domain/billing/methods';
import { membersOf, text } from './fields';
import { warnOnce } from './warn';

/** Decodes a payment method from its number or its name; null if it is unknown. [CHK-48] */
export const paymentMethod = z.transform((value): number | null => methodNumber(z.parse(text, value)));

/**
 * Decodes the payment methods of an account. It falls back to all methods if the server names none at all, or only unknown ones; an empty
 * list means no method. [CHK-48]
 */
export const paymentMethods = z.transform((value): readonly number[] => {
  const isTold = value !== undefined && value !== null;
  const members = membersOf(value);
  const known = members.flatMap((one) => z.parse(paymentMethod, one) ?? []);
  if (isTold && (known.length > 0 || members.length === 0)) return known;
  if (isTold) warnOnce('none of the payment methods of the session is known, so all are offered');
  return Object.values(PaymentMethod);
});
