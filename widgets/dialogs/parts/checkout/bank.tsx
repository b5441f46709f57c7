import { useDispatch } from 'react-redux';
import type { CheckoutState } from '../../../../src/domain/checkout/machine';
import type { Order } from '../../../../src/domain/checkout/order';
import { progressText } from '../../../../src/flows/checkout/messages';
import { attemptStepped, newAttempt } from '../../../../src/flows/checkout/slice';
import type { TextKey } from '../../../../src/i18n/keys';
import { useT } from '../../../../src/i18n/use-t';
import { Dialog } from '../../../../src/ui/dialog';
import { BankPage } from '../../../../src/views/bank-page';

interface BankProps {
  readonly order: Order;
  readonly step: Extract<CheckoutState, { phase: 'bank' }>;
}

/**
 * Renders the bank's challenge for an order. Nothing is ordered before the bank confirms it; a refusal, or leaving, leads to the message
 * that says so, and from there back to the review. [ERR-26]
 */
export function OrderAtBank({ order, step: { key, url } }: BankProps) {
  const { t } = useT('checkout', 'payment');
  const dispatch = useDispatch();
  const stop = (why: TextKey<'payment'>): void =>
    void dispatch(attemptStepped({ event: { type: 'refused', key, message: null }, why: { key: why } }));
  const confirm = (threeDToken: string): void =>
    void dispatch(attemptStepped({ event: { type: 'confirmed', ...newAttempt() }, threeDToken }));
  const leave = () => stop('payment.bank_left');
  return (
    <Dialog width="confirm" title={t(progressText(order))} onCancel={leave}>
      <BankPage
        url={url}
        text={t('payment.bank_text')}
        back={t('payment.bank_cancel')}
        onConfirmed={confirm}
        onRefused={() => stop('payment.bank_refused')}
        onCancel={leave}
      />
    </Dialog>
  );
}
