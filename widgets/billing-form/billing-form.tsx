import { UntilReady } from '../../src/element/fallback';
import { seesBilling } from '../../src/domain/billing/standing';
import { useT } from '../../src/i18n/use-t';
import { LoadFailed } from '../../src/views/load-failed';
import { useRuntime } from '../../src/hooks/use-runtime';
import { useOrigin } from '../../src/hooks/use-origin';
import { useLazyPart } from '../../src/hooks/use-lazy-part';
import { useBilling } from '../../src/hooks/use-billing';
import { BillingEmptyState } from './parts/empty-states';
import { BillingSkeleton } from './parts/billing-skeleton';

export interface BillingFormProps {
  readonly methods?: readonly string[];
}

const loadForm = () => import('./parts/billing');

/** Renders the billing address and payment method. The form is a lazy chunk, because an account page shows other things first. [BIL-22] */
export function BillingForm({ methods }: BillingFormProps) {
  const { t, ready } = useT('billing_form');
  const { status, standing, offered, info } = useBilling(methods);
  const isShown = seesBilling(standing);
  const { part, isFailed, retry } = useLazyPart(loadForm, isShown);
  const look = useLook();

  const content = () => {
    if (status === 'failed') return <LoadFailed title={t('billing_form.failed_title')} onRetry={() => void look()} />;
    if (!isShown) return <BillingEmptyState standing={standing} />;
    if (isFailed) return <LoadFailed title={t('billing_form.failed_title')} onRetry={retry} />;
    return part && info && <part.Billing info={info} standing={standing} offered={offered} />;
  };
  const isWaiting = status === 'pending' || (status === 'ready' && isShown && !part && !isFailed);
  return (
    <UntilReady ready={ready && !isWaiting} skeleton={<BillingSkeleton />}>
      <div className="stack">{content()}</div>
    </UntilReady>
  );
}

/** Returns a function that refreshes the session and the stored billing details. */
function useLook(): () => void {
  const { store, ports } = useRuntime();
  const origin = useOrigin();
  return () =>
    void ports
      .load(() => import('../../src/flows/billing/refresh'), origin)
      .then((part) => {
        if (part) return store.dispatch(part.refreshBilling());
        return undefined;
      });
}
