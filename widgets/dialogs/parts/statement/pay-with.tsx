import { useT } from '../../../../src/i18n/use-t';
import { useMethodName } from '../../../../src/hooks/use-method-name';
import { Button } from '../../../../src/ui/button';
import { Icon } from '../../../../src/ui/icon';
import { bankIcon, cardIcon, walletIcon } from '../../../../src/ui/payment-icons';
import type { Method } from './use-method';

const MARKS = { credit_card: cardIcon, ach: bankIcon, amazon: walletIcon, paypal: walletIcon } as const;

/** Renders the payment method with a button to change it; nothing if a third party collects the payment. [REV-23] */
export function PayWith({ method }: { readonly method: Method }) {
  const { t } = useT('checkout', 'payment');
  const nameOf = useMethodName();
  const { payment, isWired, mayEnter, isNeeded, enter } = method;
  if (!isWired && !payment && !isNeeded) return null;
  const name = (): string => {
    if (isWired) return t('checkout.by_transfer');
    return payment ? nameOf(payment) : t('checkout.no_method');
  };
  return (
    <div className="due-method" part="pay-with">
      <Icon shape={isWired ? bankIcon : payment ? MARKS[payment.method] : cardIcon} />
      <p>
        <span className="muted sm">{t('checkout.pay_with')}</span> <span className="num">{name()}</span>
      </p>
      {mayEnter && payment && (
        <Button size="sm" kind="quiet" onClick={enter}>
          {t('checkout.change_method')}
        </Button>
      )}
    </div>
  );
}
