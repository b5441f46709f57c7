import * as z from 'zod/mini';
import { PaymentStatus } from '../domain/codes/payment';
import { text } from './fields';

const MARKERS: ReadonlyMap<string, PaymentStatus> = new Map(
  Object.entries(PaymentStatus).flatMap(([name, marker]) =>
    [name, String(marker)].map((said) => [said, marker] as const),
  ),
);

/** Decodes a payment marker from its number or the documents' word; null if it is unknown. [PAY-01] */
export const paymentStatus = z.transform((value): PaymentStatus | null => MARKERS.get(z.parse(text, value)) ?? null);
