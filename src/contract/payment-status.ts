import * as z from 'zod/mini';
import { PaymentStatus } from '../domain/codes/payment';
import { text } from './fields';

const MARKERS: ReadonlyMap<string, PaymentStatus> = new Map(
  Object.entries(PaymentStatus).flatMap(([name, marker]) =>
    [name, String(marker)].map((said) => [said, marker] as const),
  ),
);

/** How a payment stands, by its number or by the word of the documents; null where that says nothing that is known. [PAY-01] */
export const paymentStatus = z.transform((value): PaymentStatus | null => MARKERS.get(z.parse(text, value)) ?? null);
