import { useDispatch, useSelector } from 'react-redux';
import {
  reviewConfirmed,
  reviewLeft,
  reviewRetried,
  type Review as Reviewed,
} from '../../../../src/flows/checkout/slice';
import { orderedPlan } from '../../../../src/domain/checkout/order';
import { currencyOf } from '../../../../src/domain/money/currency';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/runtime/use-money';
import { usePlanTitle } from '../../../../src/runtime/use-plan-title';
import { useRoute } from '../../../../src/runtime/use-route';
import { selectUserType } from '../../../../src/store/selectors/cart';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';
import { staysInView } from '../../../../src/ui/stays-in-view';
import { Due } from '../upgrade/due';

/** What is due today and why, before anything is ordered. A reseller's member is told no sums. [PRC-28, PRC-29, PRC-30] */
export function Review({ review }: { readonly review: Reviewed }) {
  const { t } = useT('checkout', 'cart');
  const dispatch = useDispatch();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const billing = useRoute('subscription');
  const { order, isChange, status, due } = review;
  const money = useMoney(currencyOf(order.currency));
  const plan = usePlanTitle(orderedPlan(order));

  const action = (): string => {
    if (isReseller) return t('checkout.enable');
    if (!due || due.due === 0) return t('checkout.order_now');
    const amount = money(due.due, 'sum').text;
    return t(isChange ? 'checkout.change_for' : 'checkout.order_for', { amount });
  };

  return (
    <Dialog
      title={t(isChange ? 'checkout.change_title' : 'checkout.order_title', { plan })}
      lead={t(isReseller ? 'checkout.reseller_lead' : 'checkout.order_lead')}
      closeLabel={t('common.close')}
      onCancel={() => dispatch(reviewLeft())}
      actions={
        <>
          {!isReseller && (
            <Button kind="plain" {...billing}>
              {t('checkout.billing_details')}
            </Button>
          )}
          <Button onClick={() => dispatch(reviewLeft())}>{t('common.cancel')}</Button>
          <Button kind="primary" disabled={status !== 'told'} onClick={() => dispatch(reviewConfirmed())}>
            {action()}
          </Button>
        </>
      }
    >
      {status === 'reading' && (
        <>
          <output>{t('checkout.counting')}</output>
          <ProgressBar />
        </>
      )}
      {status === 'failed' && (
        <>
          <p role="alert">{t('checkout.uncounted')}</p>
          <div ref={staysInView}>
            <Button size="sm" onClick={() => dispatch(reviewRetried())}>
              {t('common.retry')}
            </Button>
          </div>
        </>
      )}
      {due && <Due due={due} currency={order.currency} timeframe={order.timeframe === 'year' ? 'year' : 'month'} />}
    </Dialog>
  );
}
