import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardType } from '../../../src/domain/billing/card-type';
import type { MethodName } from '../../../src/domain/billing/methods';
import { PAYMENT_FIELDS, type PaymentFaults, type PaymentField } from '../../../src/domain/billing/payment';
import { useElement } from '../../../src/element/context';
import type { PaymentFields } from '../../../src/page/payment-fields';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { directFields } from '../payment/direct';
import type { PaymentEntry, PaymentPlace, PaymentStanding } from '../payment/entry';
import { hostedFields } from '../payment/hosted';
import { persistAcrossRemount } from './persist-across-remount';

let warned: unknown;

const METHODS: readonly unknown[] = ['credit_card', 'ach'];

const isAdapter = (value: unknown): value is PaymentFields => {
  if (typeof value !== 'object' || value === null || typeof Reflect.get(value, 'mount') !== 'function') return false;
  const methods: unknown = Reflect.get(value, 'methods');
  return methods === undefined || (Array.isArray(methods) && methods.every((method) => METHODS.includes(method)));
};

/** Returns the adapter configured as `paymentFields`; null without a valid one. Warns once about an invalid value. */
function adapterOf(value: unknown): PaymentFields | null {
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

export interface PaymentFormState {
  readonly entry: PaymentEntry;
  /** Registers the container of a field before the fields mount. */
  readonly place: (field: PaymentField, place: PaymentPlace) => void;
  readonly standing: PaymentStanding;
  /** Returns whether a provider should supply fields of the method but failed to load. */
  readonly isBroken: (method: MethodName) => boolean;
  readonly cardType: CardType | '';
  /** The person has entered something that is not saved. */
  readonly isTouched: boolean;
  /** The validation errors of the last read. Input in a field clears its error. */
  readonly faults: PaymentFaults;
  readonly blame: (faults: PaymentFaults) => void;
  readonly forget: () => void;
}

/** Returns direct inputs, or a provider's fields if configured. The page may configure them after the form has rendered. */
function useEntry(): PaymentEntry {
  const runtime = useRuntime();
  const { host } = useElement();
  const configured: unknown = useSyncExternalStore(
    runtime.watchPage,
    () => runtime.options.paymentFields,
    () => undefined,
  );
  const [made, setMade] = useState<{ readonly of: unknown; readonly entry: PaymentEntry }>();
  const entryOf = (adapter: PaymentFields | null): PaymentEntry => {
    const direct = directFields(host.ownerDocument);
    return adapter ? hostedFields(adapter, direct, { host, locale: () => runtime.language(host) }) : direct;
  };
  if (made && made.of === configured) return made.entry;
  const entry = entryOf(adapterOf(configured));
  setMade({ of: configured, entry });
  return entry;
}

/**
 * Mounts the payment fields. Saving, unmounting and leaving the page clear them.
 * @param wanted the method whose fields are in view; null if the stored payment method stays
 */
export function usePayment(wanted: MethodName | null, onSubmit: () => void): PaymentFormState {
  const { host } = useElement();
  const entry = useEntry();
  const places = useRef(new Map<PaymentField, PaymentPlace>());
  const [standing, setStanding] = useState<PaymentStanding>('here');
  const [cardType, setCardType] = useState<CardType | ''>('');
  const [isTouched, setTouched] = useState(false);
  const [faults, setFaults] = useState<PaymentFaults>({});
  const submit = useEffectEvent(onSubmit);

  const forget = useCallback(() => {
    entry.clear();
    setCardType('');
    setTouched(false);
    setFaults({});
  }, [entry]);

  useLayoutEffect(() => {
    // Unmounting clears the entries, but the immediate remount of React's StrictMode must not.
    const leave = persistAcrossRemount(entry, () => {
      setStanding('here');
      return entry.mount(places.current, {
        tell: (news) => {
          setCardType(news.cardType);
          setTouched(true);
          setFaults((before) => (before[news.field] ? { ...before, [news.field]: undefined } : before));
        },
        stands: setStanding,
        submit: () => submit(),
      });
    });
    const page = host.ownerDocument.defaultView;
    page?.addEventListener('pagehide', forget);
    return () => {
      page?.removeEventListener('pagehide', forget);
      leave();
    };
  }, [entry, host, forget]);
  useEffect(() => {
    if (wanted) entry.want(wanted);
  }, [entry, wanted]);

  const place = useCallback((field: PaymentField, at: PaymentPlace) => void places.current.set(field, at), []);
  const isBroken = (method: MethodName): boolean =>
    standing === 'broken' && PAYMENT_FIELDS[method].some((field) => entry.isHosted(field));
  return { entry, place, standing, isBroken, cardType, isTouched, faults, blame: setFaults, forget };
}
