import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CardType } from '../../../src/domain/billing/card-type';
import type { PaymentFaults, PaymentField } from '../../../src/domain/billing/payment';
import { useElement } from '../../../src/element/context';
import { directFields } from '../payment/direct';
import type { PaymentFields, PaymentPlace } from '../payment/fields';

export interface Payment {
  readonly fields: PaymentFields;
  /** Names the place of a control before the fields are mounted. */
  readonly place: (field: PaymentField, place: PaymentPlace) => void;
  readonly cardType: CardType | '';
  /** Something was typed and not saved. */
  readonly isTouched: boolean;
  /** What was found when it was last read; a fault goes with the next letter. */
  readonly faults: PaymentFaults;
  readonly blame: (faults: PaymentFaults) => void;
  readonly forget: () => void;
}

/** The fields of the payment. They are emptied when the payment is saved, the view goes or the page is left. */
export function usePayment(): Payment {
  const { host } = useElement();
  const [fields] = useState(() => directFields(host.ownerDocument));
  const places = useRef(new Map<PaymentField, PaymentPlace>());
  const [cardType, setCardType] = useState<CardType | ''>('');
  const [isTouched, setTouched] = useState(false);
  const [faults, setFaults] = useState<PaymentFaults>({});

  const forget = useCallback(() => {
    fields.clear();
    setCardType('');
    setTouched(false);
    setFaults({});
  }, [fields]);

  useLayoutEffect(() => {
    const unmount = fields.mount(places.current, (news) => {
      setCardType(news.cardType);
      setTouched(true);
      setFaults((before) => (before[news.field] ? { ...before, [news.field]: undefined } : before));
    });
    const page = host.ownerDocument.defaultView;
    page?.addEventListener('pagehide', forget);
    return () => {
      page?.removeEventListener('pagehide', forget);
      unmount();
    };
  }, [fields, host, forget]);

  const place = useCallback((field: PaymentField, at: PaymentPlace) => void places.current.set(field, at), []);
  return { fields, place, cardType, isTouched, faults, blame: setFaults, forget };
}
