import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CardType } from '../../../src/domain/billing/card-type';
import type { MethodName } from '../../../src/domain/billing/methods';
import { PAYMENT_FIELDS, type PaymentFaults, type PaymentField } from '../../../src/domain/billing/payment';
import { useElement } from '../../../src/element/context';
import type { PaymentFields } from '../../../src/page/payment-fields';
import { useRuntime } from '../../../src/hooks/use-runtime';
import { adapterOf } from '../payment/adapter';
import { directFields } from '../payment/direct';
import type { PaymentEntry, PaymentPlace, PaymentStanding } from '../payment/entry';
import { hostedFields } from '../payment/hosted';
import { persistAcrossRemount } from './persist-across-remount';

export interface PaymentFormState {
  readonly entry: PaymentEntry;
  /** Names the place of a control before the fields are mounted. */
  readonly place: (field: PaymentField, place: PaymentPlace) => void;
  readonly standing: PaymentStanding;
  /** The fields of a method should come from a provider, and did not. */
  readonly isBroken: (method: MethodName) => boolean;
  readonly cardType: CardType | '';
  /** Something was typed and not saved. */
  readonly isTouched: boolean;
  /** What was found when it was last read; a fault goes with the next letter. */
  readonly faults: PaymentFaults;
  readonly blame: (faults: PaymentFaults) => void;
  readonly forget: () => void;
}

/** Our own inputs, or what the page has configured in front of them. It may be configured later than the form is drawn. */
function useEntry(): PaymentEntry {
  const runtime = useRuntime();
  const { host } = useElement();
  const configured: unknown = useSyncExternalStore(runtime.watchPage, () => runtime.options.paymentFields);
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
 * The fields of the payment. They are emptied when the payment is saved, the view goes or the page is left.
 * @param wanted the method whose fields are in view; null where the stored payment stays
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
    // What was typed is forgotten with the view, and not where React only tries whether it can take it off.
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
