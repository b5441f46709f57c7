import * as z from 'zod/mini';
import { numberOf, PaymentMethod } from '../domain/billing/methods';
import { membersOf, text } from './fields';
import { tellOnce } from './left-out';

/** A payment method by its number or its name; null where that is none. [CHK-48] */
export const paymentMethod = z.transform((value): number | null => numberOf(z.parse(text, value)));

/**
 * What an account can pay with. A server that does not say it takes all methods, and so does one of whose names none is known; an
 * empty list is none. [CHK-48]
 */
export const paymentMethods = z.transform((value): readonly number[] => {
  const isTold = value !== undefined && value !== null;
  const members = membersOf(value);
  const known = members.flatMap((one) => z.parse(paymentMethod, one) ?? []);
  if (isTold && (known.length > 0 || members.length === 0)) return known;
  if (isTold) tellOnce('none of the payment methods of the session is known, so all are offered');
  return Object.values(PaymentMethod);
});
