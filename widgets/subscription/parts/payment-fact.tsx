import { useSelector } from 'react-redux';
import { useBillingForm } from '../../../src/hooks/use-billing-form';
import { useBilling } from '../../../src/hooks/use-billing';
import { useMethodName } from '../../../src/hooks/use-method-name';
import { useT } from '../../../src/i18n/use-t';
import { selectAccount } from '../../../src/store/slices/session';
import { MethodMark } from '../../../src/views/method-mark';

/** Renders how the account pays: its stored method with the mark, a bank transfer, or the link by which to add a method. */
export function PaymentFact() {
  const { t, ready } = useT('subscription', 'payment');
  const nameOf = useMethodName();
  const { isWired } = useSelector(selectAccount);
  const form = useBillingForm();
  const { status, standing, info } = useBilling(undefined);
  if (isWired) return <span>{t('subscription.by_transfer')}</span>;
  if (status === 'failed') return <span>–</span>;
  if (!ready || status === 'pending') return '\u00A0';
  if (!info?.payment && standing === 'open') return <a {...form}>{t('payment.add_method')}</a>;
  if (!info?.payment) return <span>{t('subscription.no_method')}</span>;
  return (
    <span className="sub-method">
      <MethodMark payment={info.payment} /> <span translate="no">{nameOf(info.payment)}</span>
    </span>
  );
}
