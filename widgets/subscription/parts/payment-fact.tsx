import { useSelector } from 'react-redux';
import { useBilling } from '../../../src/hooks/use-billing';
import { useMethodName } from '../../../src/hooks/use-method-name';
import { useT } from '../../../src/i18n/use-t';
import { selectAccount } from '../../../src/store/slices/session';
import { MethodMark } from '../../../src/views/method-mark';

/** Renders how the account pays: its stored method with the mark, or a bank transfer. */
export function PaymentFact() {
  const { t, ready } = useT('subscription', 'payment');
  const nameOf = useMethodName();
  const { isWired } = useSelector(selectAccount);
  const { status, info } = useBilling(undefined);
  if (isWired) return t('subscription.by_transfer');
  if (status === 'failed') return '–';
  if (!ready || status === 'pending') return '\u00A0';
  if (!info?.payment) return t('subscription.no_method');
  return (
    <span className="sub-method">
      <MethodMark payment={info.payment} /> {nameOf(info.payment)}
    </span>
  );
}
