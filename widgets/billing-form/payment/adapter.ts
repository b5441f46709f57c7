import type { PaymentFields } from '../../../src/page/payment-fields';

let warned: unknown;

const METHODS: readonly unknown[] = ['credit_card', 'ach'];

const isAdapter = (value: unknown): value is PaymentFields => {
  if (typeof value !== 'object' || value === null || typeof Reflect.get(value, 'mount') !== 'function') return false;
  const methods: unknown = Reflect.get(value, 'methods');
  return methods === undefined || (Array.isArray(methods) && methods.every((method) => METHODS.includes(method)));
};

/** What was configured as `paymentFields`; null where that is nothing, or nothing that could be mounted, which is said once. */
export function adapterOf(value: unknown): PaymentFields | null {
  if (value === undefined || value === null) return null;
  if (isAdapter(value)) return value;
  if (warned !== value)
    console.warn(
      'waybill: paymentFields takes an object with mount(), and methods of credit_card and ach. Card numbers are entered in the page itself.',
      value,
    );
  warned = value;
  return null;
}
