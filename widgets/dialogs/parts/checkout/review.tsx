import { useDispatch, useSelector } from 'react-redux';
import {
  reviewConfirmed,
  reviewLeft,
  reviewRetried,
  type OrderReview as Reviewed,
} from '../../../../src/flows/checkout/slice';
import { orderedPlan } from '../../../../src/domain/checkout/order';
import { currencyOf } from '../../../../src/domain/money/currency';
import { useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { useRoute } from '../../../../src/hooks/use-route';
import { selectUserType } from '../../../../src/store/selectors/cart';
import { selectAccount } from '../../../../src/store/slices/session';
import { Banner } from '../../../../src/ui/banner';
import { Button } from '../../../../src/ui/button';
import { Dialog } from '../../../../src/ui/dialog';
import { ProgressBar } from '../../../../src/ui/progress-bar';
import { keepFocusInView } from '../../../../src/ui/kit/keep-focus-in-view';
import { AddMethod } from '../statement/add-method';
import { DueStatement } from '../statement/due';
import { EnterMethod } from '../statement/enter-method';
import { InCart } from '../statement/in-cart';
import { PayWith } from '../statement/pay-with';
import { Removes } from '../statement/removes';
import { Terms } from '../statement/terms';
import { useIsLater } from '../statement/use-is-later';
import { useMethod } from '../statement/use-method';

/**
 * Renders the review before an order: the statement, the removed items and the payment method. A reseller's member sees no
 * amounts. [PRC-28, PRC-29, PRC-30]
 */
export function CheckoutReview({ review }: { readonly review: Reviewed }) {
  const { t } = useT('checkout', 'cart', 'upgrade');
  const dispatch = useDispatch();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const held = useSelector(selectAccount).subscription?.planId;
  const { order, isChange, status, shown, former, refusal } = review;
  const statement = shown?.kind === 'statement' ? shown.statement : null;
  const before = former?.kind === 'statement' ? former.statement : null;
  const method = useMethod(statement, review.asksMethod);
  const money = useMoney(currencyOf(order.currency));
  const plan = usePlanTitle(orderedPlan(order));
  const isLater = useIsLater();
  const billing = useRoute('subscription');
  const leave = () => void dispatch(reviewLeft());

  if (method.isEntering) return <EnterMethod isNeeded={method.isNeeded} onBack={method.leave} />;

  const action = (): string => {
    if (isReseller) return t('checkout.enable');
    if (!statement?.total || isLater(statement.dueAt)) return t('checkout.order_now');
    const amount = money(statement.total, 'sum').text;
    return t(isChange ? 'checkout.change_for' : 'checkout.order_for', { amount });
  };
  const title = (): string => {
    if (former) return t('checkout.changed_title');
    if (isChange && order.planId === held) return t('checkout.change_own', { plan });
    return t(isChange ? 'checkout.change_title' : 'checkout.order_title', { plan });
  };
  const lead = (): string | undefined => {
    // There is nothing to confirm.
    if (refusal !== null) return undefined;
    if (isReseller) return t('checkout.reseller_lead');
    return former ? t('checkout.changed_lead', { plan }) : t('checkout.order_lead');
  };
  const isBusy = status === 'checking';
  return (
    <Dialog
      key={former ? 'changed' : 'first'}
      title={title()}
      lead={lead()}
      closeLabel={t('common.close')}
      onCancel={leave}
      side={
        !isReseller && (
          <Button kind="quiet" {...billing}>
            {t('checkout.billing_details')}
          </Button>
        )
      }
      leave={t(refusal === null ? 'common.cancel' : 'common.close')}
      wayOn={
        refusal !== null ? null : method.isNeeded ? (
          <AddMethod method={method} />
        ) : (
          <Button
            kind="primary"
            busy={isBusy}
            disabled={status !== 'told' && !isBusy}
            onClick={() => dispatch(reviewConfirmed())}
          >
            {isBusy ? t('checkout.checking') : action()}
          </Button>
        )
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
          <p role="alert">{refusal ?? t('checkout.uncounted')}</p>
          {refusal === null && (
            <div ref={keepFocusInView}>
              <Button size="sm" onClick={() => dispatch(reviewRetried())}>
                {t('common.retry')}
              </Button>
            </div>
          )}
        </>
      )}
      {status !== 'failed' && (
        <>
          {statement && <Removes removes={statement.removes} />}
          {statement && review.differs && <Banner title={t('checkout.differs')}>{t('checkout.differs_text')}</Banner>}
          {statement && <DueStatement statement={statement} former={before} currency={order.currency} />}
          {shown?.kind === 'cart' && <InCart shown={shown} former={former} currency={order.currency} />}
          {shown && <PayWith method={method} />}
          {shown && !isReseller && <Terms />}
        </>
      )}
    </Dialog>
  );
}
