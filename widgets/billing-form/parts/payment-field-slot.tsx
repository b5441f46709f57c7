import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PaymentField } from '../../../src/domain/billing/payment';
import { cx } from '../../../src/ui/kit/cx';
import type { PaymentLook } from '../payment/entry';
import type { PaymentFormState } from './use-payment';

interface PlaceProps {
  /** The id that the label refers to. */
  readonly id: string;
  readonly field: PaymentField;
  readonly payment: PaymentFormState;
  readonly look: PaymentLook;
}

/** Renders the container of a payment field, which the payment entry fills. Around a provider's frame it draws the control itself. */
export function PaymentFieldSlot({ id, field, payment, look }: PlaceProps) {
  const { entry, place } = payment;
  const { label, hint, error, describedBy, isLocked } = look;
  const isHosted = entry.isHosted(field);
  const own = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    entry.show(field, { label, hint, error, describedBy, isLocked });
  }, [entry, field, label, hint, error, describedBy, isLocked]);
  useEffect(() => {
    if (!isHosted) return undefined;
    // A click on the label or on the space around a frame does not focus the frame's input.
    const focus = (): void => entry.focus(field);
    const targets = [own.current, own.current?.closest('.field')?.querySelector('label')];
    for (const target of targets) target?.addEventListener('click', focus);
    return () => {
      for (const target of targets) target?.removeEventListener('click', focus);
    };
  }, [entry, field, isHosted]);
  return (
    <span
      className={cx('pay-place', isHosted && 'input is-hosted')}
      part={isHosted ? 'input' : undefined}
      ref={(element) => {
        own.current = element;
        if (element) place(field, { element, id });
      }}
    />
  );
}
