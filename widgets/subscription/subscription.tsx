import { useState } from 'react';
import { useSelector } from 'react-redux';
import { UntilReady } from '../../src/element/fallback';
import { useT } from '../../src/i18n/use-t';
import { LoadFailed } from '../../src/views/load-failed';
import { useRefreshAccount } from '../../src/hooks/use-refresh-account';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { selectAccount } from '../../src/store/slices/session';
import { useSubscription } from '../../src/hooks/use-subscription';
import { AddOns } from './parts/add-ons';
import { PlanPanel } from './parts/plan-panel';
import { SubscriptionSkeleton } from './parts/subscription-skeleton';

const loadPayment = () => import('./parts/payment');
const loadEmptyStates = () => import('./parts/empty-states');

/** Renders the subscription of an account: plan, price, add-ons and the available changes. [CHK-14, CHK-15] */
export function SubscriptionView() {
  const { t, ready } = useT('subscription');
  const { status, info, isReading } = useSubscription();
  const { memberId, pendingChange } = useSelector(selectAccount);
  const { look, isLooking } = useRefreshAccount();
  // Loads in parallel with the subscription that the notices are about.
  const { part: payment, isFailed: isAlone } = useLazyPart(loadPayment, memberId > 0);
  const isEmpty = status === 'visitor' || status === 'hidden';
  const { part: empty } = useLazyPart(loadEmptyStates, isEmpty);
  const [isTold, setTold] = useState(false);
  // The notices stand above the plan, so the plan waits for them instead of being pushed down.
  // What a visitor sees is loaded before the fallback goes, too.
  const isWaiting = isEmpty ? empty === null : info !== null && !isTold && !isAlone;
  const isPending = info !== null && (info.pending !== null || pendingChange !== null);

  const content = () => {
    if (isEmpty) return empty && (status === 'visitor' ? <empty.SubscriptionSignIn /> : <empty.SubscriptionHidden />);
    if (!info)
      return <LoadFailed title={t('subscription.failed_title')} isBusy={isLooking || isReading} onRetry={look} />;
    return (
      <>
        {payment && <payment.Pending info={info} isPending={isPending} isBusy={isLooking || isReading} onLook={look} />}
        {payment && <payment.PaymentNotices info={info} isPending={isPending} />}
        <PlanPanel info={info} isPending={isPending} />
        <AddOns info={info} isPending={isPending} payment={payment} />
      </>
    );
  };
  return (
    <>
      {payment && !isTold && <payment.UntilTold onTold={() => setTold(true)} />}
      <UntilReady ready={ready && status !== 'pending' && !isWaiting} skeleton={<SubscriptionSkeleton />}>
        <div className="stack">{content()}</div>
      </UntilReady>
    </>
  );
}
