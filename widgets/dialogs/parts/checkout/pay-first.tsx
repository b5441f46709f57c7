import { useSelector } from 'react-redux';
import { currencyOf } from '../../../../src/domain/money/currency';
import { useT } from '../../../../src/i18n/use-t';
import { PayInvoice } from '../../../../src/views/pay-invoice';
import { useMoney } from '../../../../src/hooks/use-money';
import { useRoute } from '../../../../src/hooks/use-route';
import { selectAccount } from '../../../../src/store/slices/session';
import { Button } from '../../../../src/ui/button';

/** Renders the button that pays the open invoice, or that leads to it. */
export function PayFirst() {
  const { t } = useT('checkout');
  const billing = useRoute('subscription');
  const account = useSelector(selectAccount);
  const money = useMoney(currencyOf(account.currency));
  const { pastDue } = account;
  const toPayment = (
    <Button kind="primary" {...billing}>
      {t('checkout.go_to_payment')}
    </Button>
  );
  if (!pastDue) return toPayment;
  return (
    <PayInvoice number={pastDue.number} amount={pastDue.amount === null ? '' : money(pastDue.amount, 'sum').text}>
      {toPayment}
    </PayInvoice>
  );
}
