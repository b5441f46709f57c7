import { CARD_NAMES } from '../domain/billing/card-type';
import { maskedNumber } from '../domain/billing/mask';
import type { StoredPayment } from '../domain/billing/info';
import { useT } from '../i18n/use-t';

/** Returns a function that names a stored payment method for a button: `Visa •••• 4242`. */
export function useMethodName(): (payment: StoredPayment) => string {
  const { t } = useT('payment');
  return (payment) => {
    switch (payment.method) {
      case 'credit_card':
        return `${payment.cardType ? CARD_NAMES[payment.cardType] : t('payment.card')} ${maskedNumber(payment.lastFour)}`;
      case 'ach':
        return `${t('payment.bank_account')} ${maskedNumber(payment.lastFour)}`;
      case 'amazon':
        return 'Amazon Pay';
      case 'paypal':
        return 'PayPal';
    }
  };
}
