import * as z from 'zod/mini';
import type { Module } from '../domain/catalogue/types';
import { CONTACT_CARD } from '../domain/codes/card-type';
import { PaymentStatus } from '../domain/codes/payment';
import type { CurrencyCode } from '../domain/money/currency';
import { toMinor } from './envelope';
import { flag, read } from './fields';
import { CARRIED, FIELDS, moduleFeatures, TRIAL } from './module-fields';

export const moduleSchema = z.object({ ...FIELDS.wire, ...TRIAL.wire, ...CARRIED.wire, features: moduleFeatures });

const kind = z.object({ is_module: flag });
/** Returns true for a module record, in replies that mix modules and bundles in one list. */
export const isModule = (record: unknown): boolean => read(kind, record)?.is_module ?? false;

export type WireModule = z.infer<typeof moduleSchema>;

/** Returns true if the price is readable. A default module may have no price. */
export const isPriced = ({ price: now, base_price: base, is_default: isDefault }: WireModule): boolean =>
  now !== false && base !== false && ((now ?? base) !== null || isDefault);

/**
 * Decodes a module record.
 * @returns the module with amounts in minor units of the envelope's currency; without a readable price, it is sold by contact only, and
 * never at 0
 */
export const toModule = (wire: WireModule, code: CurrencyCode): Module => {
  const amountNow = toMinor(wire.price || wire.base_price || null, code);
  const hasNoPrice = !isPriced(wire);
  const told = {
    ...wire,
    card_type: hasNoPrice ? CONTACT_CARD : wire.card_type,
    price: amountNow,
    base_price: wire.base_price ? toMinor(wire.base_price, code) : amountNow,
    pricing_price: toMinor(wire.pricing_price, code),
    quantity: Math.max(0, wire.quantity ?? 0),
    payment_status: wire.payment_status ?? PaymentStatus.unpaid,
  };
  return FIELDS.named(told, {
    trial: TRIAL.named(told, {}),
    carried: CARRIED.named(told, {}),
    ...(wire.features.length > 0 && { features: wire.features }),
    ...(hasNoPrice && wire.card_type !== CONTACT_CARD && { hasNoPrice }),
  });
};
