import * as z from 'zod/mini';
import { Payment } from '../domain/codes/payment';
import { text } from './fields';

const MARKERS: ReadonlyMap<string, Payment> = new Map(
  Object.entries(Payment).flatMap(([name, marker]) => [name, String(marker)].map((said) => [said, marker] as const)),
);

/** How a payment stands, by its number or by the word of the documents; null where that says nothing that is known. [PAY-01] */
export const paymentStatus = z.transform((value): Payment | null => MARKERS.get(z.parse(text, value)) ?? null);
