import { useT } from '../../../../src/i18n/use-t';
import { useMethodName } from '../../../../src/hooks/use-method-name';
import { MethodMark } from '../../../../src/views/method-mark';
import { Button } from '../../../../src/ui/button';
import { Icon } from '../../../../src/ui/icon';
import { bankIcon, cardIcon } from '../../../../src/ui/payment-icons';
import type { Method } from './use-method';

/** Renders the payment method with a button to change it; nothing if a third party collects the payment. [REV-23] */
export function PayWith({ method }: { readonly method: Method }) {
  const { t } = useT('checkout', 'payment');
  const nameOf = useMethodName();
  const { payment, isWired, mayEnter, isNeeded, standing, enter } = method;
  if (!isWired && !payment && !isNeeded) return null;
  const name = isWired ? t('checkout.by_transfer') : payment && nameOf(payment);
  return (
    <div className="due-method" part="pay-with">
      {payment && !isWired ? <MethodMark payment={payment} /> : <Icon shape={isWired ? bankIcon : cardIcon} />}
      <p>
        {name && <span className="muted sm">{t('checkout.pay_with')}</span>}{' '}
        <span className="num">{name ?? t('checkout.no_method')}</span>
      </p>
      {isNeeded && !mayEnter && (
        <p className="sm">{t(standing === 'no-method' ? 'checkout.method_unoffered' : 'checkout.method_not_yours')}</p>
      )}
      {mayEnter && payment && (
        <Button size="sm" kind="quiet" onClick={enter}>
          {t('checkout.change_method')}
        </Button>
      )}
    </div>
  );
}
